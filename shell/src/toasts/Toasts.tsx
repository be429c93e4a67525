import { useEffect, useState } from 'react';
import { onSiteEvent } from 'shared/contract/events';
import { type ShownToast, useShellStore } from '../layout/shellStore.ts';

const durationMs = 4000;
const maxToasts = 3;

/** Where the messages of every section appear. */
export function Toasts() {
  const toasts = useShellStore((state) => state.toasts);

  useEffect(() => {
    let id = 0;
    return onSiteEvent('site:toast', ({ message }) => {
      useShellStore.setState((state) => ({
        toasts: [...state.toasts, { id: id++, message }].slice(-maxToasts),
      }));
    });
  }, []);

  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Disappears after a while, but not while the pointer is on it. */
function ToastMessage({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const remove = () =>
      useShellStore.setState((state) => ({ toasts: state.toasts.filter(({ id }) => id !== toast.id) }));
    const timer = setTimeout(remove, durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    <p onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {toast.message}
    </p>
  );
}
