import { css } from '@emotion/react';
import type { HomeContent } from './content.en.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  maxWidth: 'var(--page)',
  margin: '0 auto',
  padding: 'var(--space-3) var(--gutter)',
  textAlign: 'center',
  li: {
    display: 'grid',
    placeItems: 'center',
    padding: 'var(--space-3)',
    font: '400 clamp(1rem, 0.85rem + 0.7vw, 1.25rem) / 1.3 var(--font-display)',
    textWrap: 'balance',
  },
  'li:nth-of-type(even)': { borderInlineStart: '1px solid var(--line)' },
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'repeat(4, auto)',
    'li:not(:first-of-type)': { borderInlineStart: '1px solid var(--line)' },
  },
});

export function Badges({ content }: { content: HomeContent['badges'] }) {
  return (
    <div data-tone="floor">
      <ul css={list}>
        {content.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
    </div>
  );
}
