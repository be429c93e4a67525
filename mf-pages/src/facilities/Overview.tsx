import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { columns } from 'shared/ui/columns';
import { usePicture } from '../blocks/pictures.ts';
import type { FacilitiesContent } from './content.en.ts';

const layout = columns({ '75rem': 'minmax(0, 2fr) minmax(0, 1fr)' }, 'var(--space-6) var(--space-7)');
const centred = css({ alignItems: 'center' });
const picture = css({
  width: '100%',
  border: 'var(--space-2) solid var(--paper-raised)',
  borderRadius: 'var(--radius-large)',
  boxShadow: 'var(--shadow-raised)',
});
const words = css({ maxWidth: 'var(--measure)', '& > :last-child': { margin: 0 } });

export function Overview({ title, paragraphs, pictureAlt }: FacilitiesContent['overview']) {
  return (
    <Band labelledBy="overview">
      <div css={[layout, centred]}>
        <img css={picture} {...usePicture('campus')} alt={pictureAlt} fetchPriority="high" />
        <div css={words}>
          <h2 id="overview">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
