const controls = 'a[href], button:not(:disabled)';

/** Lets Tab go round inside the element that `selector` finds. Returns how to stop. */
export function keepFocusInside(selector: string): () => void {
  const goRound = (event: KeyboardEvent) => {
    const root = document.querySelector(selector);
    if (event.key !== 'Tab' || !root) return;
    const reachable = [...root.querySelectorAll<HTMLElement>(controls)].filter(isReachable);
    const isInside = root.contains(document.activeElement);
    const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
    const isOnControl = reachable.some((control) => control === document.activeElement);
    if (isInside && document.activeElement !== from && (isOnControl || !event.shiftKey)) return;
    event.preventDefault();
    to?.focus();
  };
  document.addEventListener('keydown', goRound);
  return () => document.removeEventListener('keydown', goRound);
}

const isReachable = (control: HTMLElement) =>
  !control.closest('[inert]') && getComputedStyle(control).visibility !== 'hidden';
