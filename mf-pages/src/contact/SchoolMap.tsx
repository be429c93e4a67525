import { css } from '@emotion/react';
import { useSite } from 'shared/site/useSite';
import { Band } from 'shared/ui/Band';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Illustration } from '../blocks/Illustration.tsx';
import type { ContactContent } from './content.en.ts';
import { mapEmbedUrl } from './mapUrls.ts';

const frame = css({
  position: 'relative',
  height: 'clamp(20rem, 60vh, 40rem)',
  marginBlockEnd: 'var(--space-5)',
  overflow: 'hidden',
  border: 'var(--space-2) solid var(--paper-raised)',
  borderRadius: 'var(--radius-large)',
  boxShadow: 'var(--shadow-raised)',
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '@media print': { height: '7cm', boxShadow: 'none', breakInside: 'avoid' },
});
const drawn = css({ objectFit: 'cover' });
/** A frame is see-through while it is empty only if its colour scheme is the one that an empty page has. */
const embed = css({ border: 0, colorScheme: 'light', '@media print': { display: 'none' } });

export function SchoolMap({ content: words }: { content: ContactContent['map'] }) {
  const { map } = useSite();
  return (
    <Band tone="sunken" labelledBy="map" title={words.title}>
      <div css={frame}>
        <Illustration css={drawn} name="drawn-map" alt={words.drawn} />
        <iframe css={embed} loading="lazy" src={mapEmbedUrl(map)} title={words.frame} />
      </div>
      <ButtonLink href={map.listingUrl} newTab>
        {words.open}
      </ButtonLink>
    </Band>
  );
}
