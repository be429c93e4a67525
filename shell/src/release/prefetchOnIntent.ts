import { savesData } from 'shared/images/savesData';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `prefetch` with every link to a page of this site that is pointed at, focused or touched. Returns how to stop. */
export function prefetchOnIntent(prefetch: (link: HTMLAnchorElement) => Promise<unknown>): () => void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isPageOfSite(link) && !savesData()) prefetch(link).catch(toNavigation);
  };
  for (const intent of intents) document.addEventListener(intent, handle, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handle);
  };
}

/** What cannot be fetched ahead fails again, and is shown, when the visitor goes there. */
const toNavigation = () => undefined;

const isPageOfSite = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  !link.target &&
  link.pathname !== location.pathname;
