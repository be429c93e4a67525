import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router-dom';
import type { PageContext } from '../contract/page.ts';
import { LocaleContext } from '../locale/LocaleContext.ts';
import type { LocaleContent } from '../locale/localeContent.ts';
import { testSite } from './testSite.ts';

export interface RouterOptions {
  /** Route path of the element; `*` when it does not matter. */
  path?: string;
  /** Address at which the visit starts. */
  at?: string;
}

const context: PageContext = { site: testSite, sectionBase: '/' };

/** What surrounds a section's page: the router, the layout's context and the locale. */
export function createTestRouter(
  element: ReactNode,
  locale: LocaleContent,
  { path = '*', at = '/' }: RouterOptions = {},
) {
  const localized = <LocaleContext value={locale}>{element}</LocaleContext>;
  const routes = [{ element: <Outlet context={context} />, children: [{ path, element: localized }] }];
  return createMemoryRouter(routes, { initialEntries: [at] });
}
