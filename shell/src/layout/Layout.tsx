import { NavLink, Outlet, ScrollRestoration } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';

export function Layout({ site }: { site: SiteConfig }) {
  return (
    <>
      <header>
        <NavLink to="/policies">Policies</NavLink>
      </header>
      <main>
        <Outlet context={site} />
      </main>
      <footer>footer</footer>
      <ScrollRestoration />
    </>
  );
}
