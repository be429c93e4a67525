import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { useDocumentHead } from '../head/useDocumentHead.ts';
import { usePageView } from '../head/usePageView.ts';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { useArrival } from '../navigation/useArrival.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { layoutContent } from './content.en.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** What surrounds every page. */
export function Layout({ site }: { site: SiteConfig }) {
  useDocumentHead(site);
  usePageView(site);
  const { mainRef, announcement } = useArrival();
  const loading = useNavigation().state !== 'idle';

  return (
    <>
      <a className="skip-link" href="#main">
        {layoutContent.skip}
      </a>
      <SiteHeader name={site.school.name} />
      <main ref={mainRef} id="main" tabIndex={-1} aria-busy={loading}>
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
