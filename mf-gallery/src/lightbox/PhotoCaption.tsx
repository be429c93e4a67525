import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { localeOf } from 'shared/locale/localeOf';
import { Link } from 'shared/router';
import type { Photo } from '../data/photos.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { yearsText } from '../years.ts';
import { flatWindow, withoutWords } from './lightboxStyle.ts';

const caption = css({
  position: 'relative',
  flex: 'none',
  width: '100%',
  padding: 'var(--space-3) var(--space-5) var(--space-4)',
  color: '#fff6e8',
  textAlign: 'center',
  userSelect: 'text',
  '& > *': { maxWidth: '70ch', margin: '0 auto' },
  h2: { fontSize: 'var(--size-5)' },
  p: { color: '#e4d8c6', fontSize: 'var(--size-2)' },
  '@media (max-width: 767px) and (orientation: portrait)': { paddingInline: '4.25rem' },
  [flatWindow]: {
    position: 'absolute',
    insetBlockEnd: 0,
    maxHeight: '45%',
    overflowY: 'auto',
    padding: 'var(--space-1) var(--space-4) 0',
    background: 'rgb(14 16 32 / 0.8)',
    '& > *': { display: 'inline', marginInlineEnd: 'var(--space-4)' },
    h2: { fontSize: 'var(--size-4)' },
    [`.${withoutWords} &`]: { visibility: 'hidden' },
  },
});

const removal = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: '#c9bca8',
  fontSize: 'var(--size-1)',
  '&:hover': { color: '#fff6e8' },
});

interface PhotoCaptionProps {
  photo: Photo;
  /** False beside the photo that is shown: those photos are loaded ahead. */
  isShown: boolean;
}

/** What the photo shows, and how to ask for its removal. */
export function PhotoCaption({ photo, isShown }: PhotoCaptionProps) {
  const { lightbox: content, data } = useGalleryContent();
  const { format } = useLocale();
  const { title, description, years, credit } = photo;
  const about = [
    years && yearsText(years, format),
    credit && content.credit.replace('{name}', () => credit),
  ].filter(Boolean);
  return (
    <div css={caption} aria-hidden={!isShown}>
      <h2 lang={localeOf(title, data.locale)}>{title}</h2>
      {description && <p lang={localeOf(description, data.locale)}>{description}</p>}
      {about.length > 0 && <p>{about.join(' · ')}</p>}
      <Link css={removal} to={`/contact?${new URLSearchParams({ photo: photo.id })}`}>
        {content.askRemoval}
      </Link>
    </div>
  );
}
