import { useEffect } from 'react';
import { useShellStore } from '../layout/shellStore.ts';

/** Pixels up to which the page counts as being at its top. */
const threshold = 10;

/** Keeps the store's `scrolled` in step with the window. */
export function useScrolled() {
  useEffect(() => {
    const update = () => useShellStore.setState({ scrolled: window.scrollY > threshold });
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
