import { dispatchSiteEvent } from 'shared/contract/events';
import { create } from 'zustand';

type Menu = 'phone' | 'schoolLife';

export interface ShownToast {
  id: number;
  message: string;
}

interface ShellState {
  /** Which menu is open. One value, so that opening one closes the other. */
  open: Menu | undefined;
  scrolled: boolean;
  toasts: readonly ShownToast[];
}

const maxToasts = 3;

/** What several parts of the shell share, and what `connectShellStore` sets from outside React. */
export const useShellStore = create<ShellState>(() => ({ open: undefined, scrolled: false, toasts: [] }));

const { setState } = useShellStore;

export function openMenu(open: Menu) {
  setState({ open });
  dispatchSiteEvent('site:menu-open', { menu: open });
}

export const closeMenu = () => setState({ open: undefined });

export const setScrolled = (scrolled: boolean) => setState({ scrolled });

export const showToast = (message: string) =>
  setState(({ toasts }) => ({
    toasts: [...toasts, { id: (toasts.at(-1)?.id ?? 0) + 1, message }].slice(-maxToasts),
  }));

export const removeToast = (id: number) =>
  setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
