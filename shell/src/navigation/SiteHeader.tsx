import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { SchoolLogo } from 'shared/ui/SchoolLogo';
import { useShellStore } from '../layout/shellStore.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { PendingBar } from './PendingBar.tsx';
import { useScrolled } from './useScrolled.ts';

const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  // The border of a sari: a broad red stripe and a fine golden one.
  background:
    'linear-gradient(0deg, var(--terracotta) 3px, var(--paper-raised) 3px 5px, var(--marigold) 5px 6px, var(--paper-raised) 6px)',
  boxShadow: 'var(--shadow-rest)',
  transition: 'box-shadow var(--quick)',
  '&[data-scrolled]': { boxShadow: 'var(--shadow-raised)' },
  '@media print': { position: 'static', boxShadow: 'none' },
});

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  maxWidth: 'var(--page-wide)',
  minHeight: 'var(--bar)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  paddingBlockEnd: 6,
});

const home = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  maxWidth: '20rem',
  color: 'var(--ink)',
  font: '400 var(--size-4) / 1.15 var(--font-display)',
  textDecoration: 'none',
  textWrap: 'balance',
});

export function SiteHeader({ name }: { name: string }) {
  useScrolled();
  const scrolled = useShellStore((state) => state.scrolled);
  return (
    <header css={header} data-boundary="shell" data-scrolled={scrolled || undefined}>
      <div css={bar}>
        <Link css={home} to="/">
          <SchoolLogo />
          {name}
        </Link>
        <MainNavigation />
      </div>
      <PendingBar />
    </header>
  );
}
