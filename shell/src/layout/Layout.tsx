import { css } from '@emotion/react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { useDocumentHead } from '../head/useDocumentHead.ts';
import { usePageView } from '../head/usePageView.ts';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { useArrival } from '../navigation/useArrival.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { layoutContent } from './content.en.ts';
import { SiteFooter } from './SiteFooter.tsx';

const skip = css({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: '-10rem',
  padding: 'var(--space-3) var(--space-5)',
  background: 'var(--paper-raised)',
  '&:focus': { insetBlockStart: 0 },
});

const main = css({ minHeight: '70vh', '&:focus': { outline: 'none' } });

/** What surrounds every page. */
export function Layout({ site }: { site: SiteConfig }) {
  useDocumentHead(site);
  usePageView(site);
  const { mainRef, announcement } = useArrival();
  const loading = useNavigation().state !== 'idle';

  return (
    <>
      <a css={skip} href="#main">
        {layoutContent.skip}
      </a>
      <SiteHeader name={site.school.name} />
      <main css={main} ref={mainRef} id="main" tabIndex={-1} aria-busy={loading}>
        <Outlet context={site} />
      </main>
      <SiteFooter site={site} />
      <Toasts />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ScrollRestoration />
    </>
  );
}
