import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import { Eyebrow } from './Eyebrow.tsx';

interface PageHeaderProps {
  title: string;
  /** A few words above the title that place the page. */
  eyebrow?: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  picture?: { src: string; alt: string; width: number; height: number };
  /** What most visitors come for: `{ text: 'Fees', to: '/admissions#fees' }`. */
  links?: readonly { text: string; to: string }[];
  /** Calls to action, a share button: below the lead, before the links. */
  children?: ReactNode;
}

const header = css({
  position: 'relative',
  paddingBlock: 'var(--space-7)',
  paddingInline: 'var(--gutter)',
  borderBlockEnd: '1px solid var(--line)',
  background: 'var(--paper-sunken)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'var(--terracotta)',
    opacity: 0.22,
    mask: 'var(--alpona-lotus) calc(100% + min(7rem, 22vw)) max(-7rem, -22vw) / min(26rem, 75vw) no-repeat',
  },
  // On a phone the words would cross it.
  '@media (max-width: 40rem)': { '&::before': { display: 'none' } },
  '@media print': { padding: 'var(--space-5) 0 0', '&::before': { display: 'none' } },
});

const inner = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'center',
  maxWidth: 'var(--page)',
  marginInline: 'auto',
});

const withPicture = css({
  '@media (min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(45%, 36rem))' },
});

const leadText = css({
  maxWidth: 'var(--measure)',
  marginBlockEnd: 'var(--space-5)',
  color: 'var(--ink-soft)',
  fontSize: 'var(--size-4)',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-3)' });

const frame = css({
  margin: 0,
  padding: 'var(--space-2)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-large)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-raised)',
  '@media print': { display: 'none' },
  img: { width: '100%', borderRadius: 'calc(var(--radius-large) - var(--space-2))' },
});

/** The top of a page with its only `h1`. */
export function PageHeader({ title, eyebrow, lead, picture, links = [], children }: PageHeaderProps) {
  return (
    <div css={header}>
      <div css={[inner, picture && withPicture]}>
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <p css={leadText}>{lead}</p>}
          {(children || links.length > 0) && (
            <div css={actions}>
              {children}
              {links.map(({ text, to }) => (
                <ButtonLink key={to} to={to} variant="secondary">
                  {text}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        {picture && (
          <figure css={frame}>
            <img {...picture} alt={picture.alt} fetchPriority="high" />
          </figure>
        )}
      </div>
    </div>
  );
}
