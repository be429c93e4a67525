import { css } from '@emotion/react';
import { Icon } from 'shared/ui/Icon';

interface IconListProps {
  /** A path of `icons.ts`, before every item. */
  icon: string;
  items: readonly string[];
  className?: string;
}

const list = css({
  li: { display: 'flex', gap: 'var(--space-3)' },
  svg: { marginBlockStart: '0.2em', color: 'var(--leaf)' },
});

export function IconList({ icon, items, className }: IconListProps) {
  return (
    <ul css={list} className={className}>
      {items.map((item) => (
        <li key={item}>
          <Icon path={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
