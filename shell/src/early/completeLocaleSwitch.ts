import { basenames, localePath, otherLocale, ownPath } from 'shared/contract/locales';

/**
 * Takes album, photo, search and place along to the other locale, also from a page that is not hydrated yet. Its markup
 * is prerendered for many addresses, and names the page alone.
 */
export function completeLocaleSwitch() {
  const complete = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.language');
    if (!link) return;
    const to = link.lang === 'bn' ? 'bn' : 'en';
    const path = location.pathname.slice(basenames[otherLocale(to)].length) || '/';
    link.href = ownPath(localePath(to, path)) + location.search + location.hash;
  };
  document.addEventListener('click', complete);
  // For those who open it in a tab of its own or copy its address.
  document.addEventListener('pointerdown', complete);
}
