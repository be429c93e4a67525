import { type Locale, readLocalePath } from 'shared/contract/locales';
import { savesData } from 'shared/images/savesData';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls `prefetch` with the path of every link to a page of this locale that is pointed at, focused or touched. */
export function prefetchOnIntent(prefetch: (path: string) => Promise<unknown>, locale: Locale) {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPageOfSite(link) || savesData()) return;
    const linked = readLocalePath(link.pathname);
    if (linked.locale === locale) prefetch(linked.path).catch(reportedOnNavigation);
  };
  for (const intent of intents) document.addEventListener(intent, handle, { passive: true });
}

const reportedOnNavigation = () => undefined;

const isPageOfSite = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  !link.target &&
  link.pathname !== location.pathname;
