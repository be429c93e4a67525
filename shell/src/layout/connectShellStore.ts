import { onSiteEvent } from 'shared/contract/events';
import { closeMenu, setScrolled, showToast, useShellStore } from './shellStore.ts';

/** Pixels up to which the page counts as being at its top. */
const threshold = 10;

/** Listens to what happens outside React: events of sections, Escape, presses outside a menu, scrolling. */
export function connectShellStore(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stops = [
    onSiteEvent('site:toast', ({ message }) => showToast(message)),
    onSiteEvent('site:page-view', closeMenu),
    onSiteEvent('site:menu-open', ({ menu }) => {
      if (menu !== useShellStore.getState().open) closeMenu();
    }),
  ];
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
  addEventListener('scroll', readScroll, { passive: true, signal });
  readScroll();
  return () => {
    listening.abort();
    for (const stop of stops) stop();
  };
}

const readScroll = () => setScrolled(scrollY > threshold);

/** The element with the open menu and its button. */
function openHolder() {
  const { open } = useShellStore.getState();
  return open && document.querySelector(`[data-menu="${open}"]`);
}

function closeOutside({ target }: Event) {
  if (target instanceof Node && openHolder()?.contains(target) === false) closeMenu();
}

function closeOnEscape({ key }: KeyboardEvent) {
  const holder = openHolder();
  if (key !== 'Escape' || !holder) return;
  closeMenu();
  if (holder.contains(document.activeElement)) holder.querySelector('button')?.focus();
}
