import type { ReactNode } from 'react';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { useDocumentHead } from '../head/useDocumentHead.ts';
import { usePageView } from '../head/usePageView.ts';
import { useShellContent } from '../locale/ShellLocale.ts';
import { LocaleOffer } from '../navigation/LocaleOffer.tsx';
import { CurrentPath } from '../navigation/PageLink.tsx';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { useArrival } from '../navigation/useArrival.ts';
import { useScrollPosition } from '../navigation/useScrollPosition.ts';
import type { OpenedPage } from '../router/useShownPage.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { SiteFooter } from './SiteFooter.tsx';

interface LayoutProps {
  site: SiteConfig;
  shown: OpenedPage;
  pending: boolean;
  children: ReactNode;
}

/** What surrounds every page. */
export function Layout({ site, shown, pending, children }: LayoutProps) {
  const { skip } = useShellContent();
  const path = shown.target?.route.path;
  useDocumentHead(site, shown);
  usePageView(site, shown);
  useScrollPosition(shown.location);
  const { mainRef, announcement } = useArrival(shown.location);

  return (
    <>
      <a className="skip-link" href="#main">
        {skip}
      </a>
      <CurrentPath value={path}>
        <SiteHeader name={site.school.name} pending={pending} />
      </CurrentPath>
      <main ref={mainRef} id="main" tabIndex={-1} aria-busy={pending}>
        {path === '/' && <LocaleOffer />}
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
