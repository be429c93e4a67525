import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { Icon } from './Icon.tsx';

interface CardProps {
  title?: ReactNode;
  /** Level of the title's heading. */
  level?: 2 | 3;
  /** Makes the whole card one link, named by the title. */
  to?: string;
  /** A path of `icons.ts`, above the title. */
  icon?: string;
  /** A picture at the top, edge to edge. */
  media?: ReactNode;
  className?: string;
  children?: ReactNode;
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-rest)',
  breakInside: 'avoid',
});

const linkCard = css({
  transition: 'box-shadow var(--quick), transform var(--quick), border-color var(--quick)',
  '&:hover': {
    borderColor: 'var(--terracotta)',
    boxShadow: 'var(--shadow-raised)',
    transform: 'translateY(-2px)',
  },
  '&:focus-within': { borderColor: 'var(--terracotta)' },
});

const body = css({ flex: 1, padding: 'var(--space-5)', '& > :last-child': { marginBlockEnd: 0 } });

const iconDisc = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginBlockEnd: 'var(--space-4)',
  borderRadius: '50%',
  background: 'var(--marigold-tint)',
  color: 'var(--marigold-deep)',
  fontSize: 'var(--size-4)',
  '[data-tone] &': { boxShadow: '0 0 0 1px var(--line)' },
  '@media print': { display: 'none' },
});

const titleText = css({ fontSize: 'var(--size-5)' });

const wholeCard = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-large)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
});

/** A raised box for one thing; with `to`, one link with one name. */
export function Card({ title, level = 3, to, icon, media, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={[card, to && linkCard]} className={className}>
      {media}
      <div css={body}>
        {icon && (
          <span css={iconDisc}>
            <Icon path={icon} />
          </span>
        )}
        {title && (
          <Heading css={titleText}>
            {to ? (
              <Link css={wholeCard} to={to}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
        )}
        {children}
      </div>
    </div>
  );
}
