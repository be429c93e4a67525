import { css } from '@emotion/react';

export type ButtonVariant = 'primary' | 'secondary';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  padding: 'var(--space-2) var(--space-5)',
  border: '1px solid transparent',
  borderRadius: '10rem',
  background: 'none',
  color: 'var(--link)',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:active': { transform: 'translateY(1px)', filter: 'brightness(0.9)' },
  transition: 'background var(--quick), color var(--quick), border-color var(--quick)',
  '@media print': { display: 'none' },
});

const variants = {
  primary: css({
    background: 'var(--terracotta)',
    color: 'var(--on-strong)',
    boxShadow: 'var(--shadow-rest)',
    '&:hover': { background: 'var(--terracotta-deep)' },
  }),
  secondary: css({
    borderColor: 'currentColor',
    background: 'var(--paper-raised)',
    '&:hover': { background: 'var(--link)', borderColor: 'var(--link)', color: 'var(--on-strong)' },
  }),
};

/** The look that buttons and links styled as buttons share. */
export const buttonStyle = (variant: ButtonVariant) => [base, variants[variant]];
