import { localeCodes, localePath, ownPath, readLocalePath } from 'shared/contract/locales';

/** Parts of a page that can be linked to, in sight or above; not those of a closed policy. */
const parts = 'main :is(section, div, details, h2, h3)[id]:not([role], details:not([open]) *)';

/**
 * Takes album, photo, search and place along to another locale, also from a page that is not hydrated yet. Its markup
 * is prerendered for many addresses, and names the page alone.
 */
export function completeLocaleSwitch() {
  const complete = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.language');
    if (!link) return;
    const to = localeCodes.find((locale) => locale === link.lang);
    if (!to) return;
    const { path } = readLocalePath(location.pathname);
    link.href = ownPath(localePath(to, path)) + location.search + (hashOfPlace() || location.hash);
  };
  document.addEventListener('click', complete);
  // For those who open it in a tab of its own or copy its address.
  document.addEventListener('pointerdown', complete);
}

/** The part of the page that the visitor reads: the last one to begin in the upper quarter of the window, or above. */
function hashOfPlace() {
  const begun = [...document.querySelectorAll(parts)].filter((part) => {
    const [box] = part.getClientRects();
    return box && box.top < innerHeight / 4;
  });
  const id = begun.at(-1)?.id;
  return id && `#${id}`;
}
