import { useMatches } from 'react-router-dom';

/**
 * Addresses of the files in the section's own `public/` folder: `asset('logo.svg')`. The same on both sides of
 * hydration, wherever the section's version is served from.
 */
export function useSectionAsset(): (file: string) => string {
  const handle = useMatches().at(-1)?.handle;
  const base = isRouteHandle(handle) ? handle.section.base : '/';
  return (file) => base + file;
}

const isRouteHandle = (handle: unknown): handle is { section: { base: string } } =>
  typeof handle === 'object' && handle !== null && 'section' in handle;
