import { css } from '@emotion/react';

interface NamedTextsProps {
  items: readonly { name: string; text: string }[];
  className?: string;
}

const list = css({
  margin: 0,
  dt: { color: 'var(--terracotta)', font: '400 var(--size-4) / 1.3 var(--font-display)' },
  dd: { margin: 0 },
});

/** A description list: each name over its text. */
export function NamedTexts({ items, className }: NamedTextsProps) {
  return (
    <dl css={list} className={className}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
