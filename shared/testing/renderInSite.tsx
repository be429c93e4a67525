import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { english } from '../locale/english.ts';
import { createTestRouter, type RouterOptions } from './testRouter.tsx';

/** Renders an element as a section's page is rendered: inside the router and the layout's context. */
export function renderInSite(element: ReactElement, options?: RouterOptions) {
  const router = createTestRouter(element, english, options);
  return { router, ...render(<RouterProvider router={router} />) };
}
