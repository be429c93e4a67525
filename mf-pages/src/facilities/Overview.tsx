import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { usePicture } from '../illustration/usePicture.ts';
import { content } from './content.en.ts';

const picture = css({
  width: '100%',
  marginBlockEnd: 'var(--space-6)',
  border: 'var(--space-2) solid var(--paper-raised)',
  borderRadius: 'var(--radius-large)',
  boxShadow: 'var(--shadow-raised)',
});
const words = css({
  display: 'grid',
  gap: '0 var(--space-7)',
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    h2: { gridRow: 'span 2' },
  },
});

export function Overview() {
  const { title, paragraphs, pictureAlt } = content.overview;
  return (
    <Band labelledBy="overview">
      <img css={picture} {...usePicture('campus')} alt={pictureAlt} />
      <div css={words}>
        <h2 id="overview">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
