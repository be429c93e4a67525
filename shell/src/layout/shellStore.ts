import { create } from 'zustand';

export interface ShownToast {
  id: number;
  message: string;
}

interface ShellState {
  menuOpen: boolean;
  scrolled: boolean;
  toasts: readonly ShownToast[];
}

export const initialShellState: ShellState = { menuOpen: false, scrolled: false, toasts: [] };

/** What the shell's own parts share: the phone's menu, the bar's shadow, the messages. */
export const useShellStore = create<ShellState>(() => initialShellState);
