import { css } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { canonicalUrl } from 'shared/head/canonicalUrl';
import { Picture } from 'shared/images/Picture';
import { useLocale } from 'shared/locale/LocaleContext';
import { localeOf } from 'shared/locale/localeOf';
import { useLocation } from 'shared/router';
import { telephoneLink } from 'shared/school/telephoneLink';
import { useSite } from 'shared/site/useSite';
import { Band } from 'shared/ui/Band';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { useHydrated } from 'shared/ui/useHydrated';
import type { ContactContent } from './content.en.ts';
import type { VisiblePhoto } from './readPhoto.ts';

const photoId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Both lie in one place: the page below does not move when the request replaces the header. */
const place = css({
  display: 'grid',
  background: 'var(--paper-sunken)',
  '& > *': { gridArea: '1 / 1' },
  '& > section': { alignSelf: 'center' },
});
/** Its title stays the page's, for screen readers. */
const replaced = css({ visibility: 'hidden', h1: { visibility: 'visible', opacity: 0 } });

/** For visitors who come from a photo of the gallery (`?photo=`) to ask for its removal: instead of the header. */
export function PhotoRequest({
  content,
  children: header,
}: {
  content: ContactContent['photoRequest'];
  children: ReactNode;
}) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('photo') ?? '';
  const asked = useHydrated() && photoId.test(id);
  return (
    <div css={place}>
      <div css={asked && replaced}>{header}</div>
      {asked && <Request key={id} id={id} content={content} />}
    </div>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'clamp(7.5rem, 38vw, 24rem) 1fr',
  gridTemplateRows: 'auto auto 1fr',
  gap: 'var(--space-3) var(--space-4)',
  alignItems: 'start',
  '& > *': { margin: 0 },
});
const frame = css({
  '@media (min-width: 40rem)': { gridRow: 'span 3' },
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
});
const heading = css({ fontSize: 'var(--size-5)' });
/** Its lines are reserved: it comes with the photo. */
const name = css({
  margin: 0,
  minHeight: ['4.95em', '3lh'],
  fontSize: 'var(--size-2)',
  '@media (min-width: 40rem)': { minHeight: ['1.65em', '1lh'] },
});
const wide = css({ gridColumn: '1 / -1', '@media (min-width: 40rem)': { gridColumn: 2 } });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

function Request({ id, content }: { id: string; content: ContactContent['photoRequest'] }) {
  const { school, supabase, host } = useSite();
  const { locale } = useLocale();
  /** Null: no visitor can see it. Undefined until it is read, or where it cannot be. */
  const [photo, setPhoto] = useState<VisiblePhoto | null>();

  useEffect(() => {
    import('./readPhoto.ts')
      .then(({ readPhoto }) => readPhoto(supabase, id, locale))
      .then(setPhoto, (error) => console.warn(`The photo ${id} could not be read.`, error));
  }, [supabase, id, locale]);

  if (photo === null) {
    return (
      <Band labelledBy="photo-request">
        <h2 id="photo-request">{content.gone.title}</h2>
        <p>{content.gone.text}</p>
        <ButtonLink to="/gallery">{content.gone.gallery}</ButtonLink>
      </Band>
    );
  }

  const title = photo && (photo.title || content.untitled);
  const subject = content.mail.subject(title ?? id);
  const body = content.mail.body({
    id,
    ...(photo && title
      ? {
          title,
          album: photo.album,
          address: `${canonicalUrl(host, `/gallery/${photo.albumId}`, locale)}?photo=${id}`,
        }
      : {}),
  });
  return (
    <Band labelledBy="photo-request">
      <div css={columns}>
        <div css={frame}>{photo && <Picture image={photo.url} preset="thumbnail" alt="" />}</div>
        <div>
          <h2 css={heading} id="photo-request">
            {content.title}
          </h2>
          <p css={name}>
            {photo && title && (
              <>
                <strong lang={localeOf(title, locale)}>{title}</strong> {content.inAlbum}{' '}
                <span lang={localeOf(photo.album, locale)}>{photo.album}</span>
              </>
            )}
          </p>
        </div>
        <p css={wide}>{content.next}</p>
        <div css={[wide, actions]}>
          <ButtonLink
            href={`mailto:${school.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
          >
            {content.write}
          </ButtonLink>
          <ButtonLink href={telephoneLink(school.telephone)} variant="secondary">
            {content.call}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
