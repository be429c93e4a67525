import type { ReactNode } from 'react';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { useDocumentHead } from '../head/useDocumentHead.ts';
import { usePageView } from '../head/usePageView.ts';
import { CurrentPath } from '../navigation/PageLink.tsx';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { useArrival } from '../navigation/useArrival.ts';
import { useScrollPosition } from '../navigation/useScrollPosition.ts';
import type { OpenedPage } from '../router/useShownPage.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { layoutContent } from './content.en.ts';
import { SiteFooter } from './SiteFooter.tsx';

interface LayoutProps {
  site: SiteConfig;
  shown: OpenedPage;
  pending: boolean;
  children: ReactNode;
}

/** What surrounds every page. */
export function Layout({ site, shown, pending, children }: LayoutProps) {
  useDocumentHead(site, shown);
  usePageView(site, shown);
  useScrollPosition(shown.location);
  const { mainRef, announcement } = useArrival(shown.location);

  return (
    <>
      <a className="skip-link" href="#main">
        {layoutContent.skip}
      </a>
      <CurrentPath value={shown.target?.route.path}>
        <SiteHeader name={site.school.name} pending={pending} />
      </CurrentPath>
      <main ref={mainRef} id="main" tabIndex={-1} aria-busy={pending}>
        {children}
      </main>
      <SiteFooter site={site} />
      <Toasts />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
