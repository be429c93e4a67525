import { useOutletContext } from 'shared/router';
import type { PageContext } from '../contract/page.ts';

/** The configuration of this place. */
export const useSite = () => useOutletContext<PageContext>().site;

/**
 * Addresses of the files in the section's own `public/` folder: `asset('logo.svg')`. The same on both sides of
 * hydration, wherever the section's version is served from.
 */
export function useSectionAsset(): (file: string) => string {
  const { sectionBase } = useOutletContext<PageContext>();
  return (file) => sectionBase + file;
}
