import { css } from '@emotion/react';
import { Link } from 'shared/router';
import { useLocale } from '../locale/LocaleContext.ts';

interface BreadcrumbProps {
  /** The pages above this one, outermost first. */
  trail: readonly { name: string; to: string }[];
  /** Name of this page. */
  current: string;
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  fontSize: 'var(--size-2)',
  'li:not(:last-child)::after': {
    content: '"/" / ""',
    marginInlineStart: 'var(--space-2)',
    color: 'var(--ink-soft)',
  },
  a: { display: 'inline-block', paddingBlock: 'var(--space-1)' },
  '[aria-current]': { display: 'inline-block', paddingBlock: 'var(--space-1)', color: 'var(--ink-soft)' },
});

/** Where this page is: Gallery / album. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { ui } = useLocale();
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol css={list}>
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
