import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { onSiteEvent } from '../contract/events.ts';

/** Pixels between a popup and the window's edge. */
const edge = 8;

/** As a popup's `ref`: when it opens, moves it into the window and focuses its first item. */
export function placePopup(popup: HTMLElement | null) {
  if (!popup) return;
  const beyond = popup.getBoundingClientRect().right + edge - document.documentElement.clientWidth;
  popup.style.insetInlineStart = `${-Math.max(0, beyond)}px`;
  popup.querySelector('button')?.focus();
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keyboard and closing of a button with a `role="menu"` popup, both inside `root`: arrows move the focus, Escape
 * gives it back to the button; Tab, a press outside and another menu close.
 */
export function useMenuKeys(root: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    const stop = onSiteEvent('site:menu-open', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      stop();
    };
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!open) return;
    if (event.key === 'Tab') close();
    // What is around the menu has keys of its own: Escape closes the lightbox.
    else event.stopPropagation();
    if (event.key === 'Escape') {
      close();
      root.current?.querySelector('button')?.focus();
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const next = steps[event.key]?.(
      items.findIndex((item) => item.matches(':focus')),
      items.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return { onKeyDown };
}
