import { useEffect, useState } from 'react';
import { removeToast, type ShownToast, useShellStore } from '../layout/shellStore.ts';

const durationMs = 4000;

/** Where the messages of every section appear. */
export function Toasts() {
  const toasts = useShellStore((state) => state.toasts);
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
    const timer = setTimeout(removeToast, durationMs, toast.id);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    <p onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {toast.message}
    </p>
  );
}
