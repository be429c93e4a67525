import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';

interface RuledTextProps {
  as?: 'div' | 'li';
  /** A number or an icon, before the title. */
  mark?: ReactElement;
  title: string;
  level?: 3 | 4;
  children: ReactNode;
}

const item = css({
  paddingBlockStart: 'var(--space-4)',
  borderBlockStart: '5px double var(--marigold)',
  breakInside: 'avoid',
  '& > *': { margin: 0 },
});
const marked = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: 'var(--space-2) var(--space-4)',
  '& > *': { gridColumn: 2 },
  '& > :is(span, svg)': {
    gridArea: '1 / 1 / span 2',
    color: 'var(--terracotta)',
    font: '400 var(--size-7) / 0.9 var(--font-display)',
  },
  '& > svg': { fontSize: '2.25rem' },
});

/** A title and its text under a double rule. */
export function RuledText({ as: Element = 'div', mark, title, level = 3, children }: RuledTextProps) {
  const Heading = `h${level}` as const;
  return (
    <Element css={[item, mark && marked]}>
      {mark}
      <Heading>{title}</Heading>
      {children}
    </Element>
  );
}
