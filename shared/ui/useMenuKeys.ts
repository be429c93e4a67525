import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** As the menu's `ref`: focuses its first item when it opens. */
export const focusFirstItem = (menu: HTMLElement | null) => menu?.querySelector('button')?.focus();

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keyboard and closing of a button with a `role="menu"` popup, both inside `root`: arrows move the focus, Escape
 * gives it back to the button; Tab and a press outside close.
 */
export function useMenuKeys(root: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
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
