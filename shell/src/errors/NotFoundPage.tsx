import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { errorContent } from './content.en.ts';

const { notFound, home } = errorContent;

const page = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '70vh',
  padding: 'var(--space-8) var(--gutter)',
  background: 'var(--alpona-lotus) center / min(38rem, 120vw) no-repeat',
  textAlign: 'center',
  p: { fontSize: 'var(--size-5)' },
});

const number = css({
  margin: 0,
  color: 'var(--terracotta)',
  fontSize: 'clamp(5rem, 20vw, 11rem)',
  lineHeight: 1,
});

export function NotFoundPage() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <div css={page}>
      <h1 css={number}>{notFound.title}</h1>
      <p>{notFound.message}</p>
      <ButtonLink to="/">{home}</ButtonLink>
    </div>
  );
}
