import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Reveal } from 'shared/ui/Reveal';
import { unbroken } from 'shared/ui/unbroken';
import type { AboutContent } from './content.en.ts';

const letters = css({
  display: 'grid',
  alignItems: 'start',
  gap: 'var(--space-6)',
  '@media (min-width: 60rem)': {
    gridTemplateColumns: '1fr 1fr',
    '& > :nth-of-type(even)': { marginBlockStart: 'var(--space-7)' },
  },
});
const letter = css({
  padding: 'clamp(1.25rem, 4vw, 2.75rem)',
  border: '1px solid var(--line)',
  borderBlockStart: '6px double var(--terracotta)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-rest)',
  breakInside: 'avoid',
});
const greeting = css({ color: 'var(--ink-soft)', '&:lang(en)': { fontStyle: 'italic' } });
const signature = css({
  margin: 0,
  paddingBlockStart: 'var(--space-4)',
  color: 'var(--terracotta)',
  font: '400 var(--size-4) / 1.3 var(--font-display)',
  textAlign: 'end',
  '&::before': {
    content: '""',
    display: 'block',
    width: '10rem',
    height: '1.25rem',
    marginInlineStart: 'auto',
    background: 'var(--alpona)',
    mask: 'var(--alpona-vine) right / auto 100% repeat-x',
  },
});

export function Messages({ content }: { content: AboutContent['messages'] }) {
  return (
    <Band tone="sunken">
      <Reveal css={letters} stagger={100}>
        {content.map((message) => (
          <article key={message.from} css={letter}>
            <h2>{message.title}</h2>
            <p css={greeting}>{message.greeting}</p>
            {message.paragraphs.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
            <p css={signature}>{message.from}</p>
          </article>
        ))}
      </Reveal>
    </Band>
  );
}
