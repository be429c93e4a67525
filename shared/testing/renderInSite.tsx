import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { content as english } from '../locale/content.en.ts';
import type { LocaleContent } from '../locale/localeContent.ts';
import { createTestRouter, type RouterOptions } from './testRouter.tsx';

/** Renders an element as a section's page is rendered: inside the router and the layout's context. */
export function renderInSite(element: ReactElement, common: LocaleContent, options: RouterOptions = {}) {
  const router = createTestRouter(element, common, options);
  return { router, ...render(<RouterProvider router={router} />) };
}

export const renderInEnglish = (element: ReactElement, options?: RouterOptions) =>
  renderInSite(element, english, options);

/** The markup of an element before any script runs. */
export const prerenderInSite = (element: ReactElement, locale: LocaleContent) =>
  renderToStaticMarkup(<RouterProvider router={createTestRouter(element, locale)} />);
