import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { PageContext } from '../contract/page.ts';
import { english } from '../locale/english.ts';
import { LocaleContext } from '../locale/LocaleContext.ts';
import { testSite } from './testSite.ts';

interface RenderOptions {
  /** Route path of the element under test; `*` when it does not matter. */
  path?: string;
  /** Address at which the visit starts. */
  at?: string;
}

const context: PageContext = { site: testSite, sectionBase: '/' };

/** Renders an element as a section's page is rendered: inside the router and the layout's context. */
export function renderInSite(element: ReactElement, { path = '*', at = '/' }: RenderOptions = {}) {
  const inEnglish = <LocaleContext value={english}>{element}</LocaleContext>;
  const routes = [{ element: <Outlet context={context} />, children: [{ path, element: inEnglish }] }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return { router, ...render(<RouterProvider router={router} />) };
}
