import { type ComponentType, lazy } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/**
 * A part of a page whose code comes after the page is alive, for use inside `<Suspense>`. A visitor who lands
 * on the page reads the part in the prerendered HTML meanwhile, and goes on reading it if the code never comes.
 * `loader` is the page's: a visitor who comes from another page waits for the part, or sees the section's notice.
 */
export function laterPart(load: () => Promise<ComponentType>) {
  const neverMind = () => new Promise<never>(() => {});
  const Part = lazy(() => load().then((part) => ({ default: part }), neverMind));
  const loader: LoaderFunction = async () => {
    await load();
    return null;
  };
  return { Part, loader };
}
