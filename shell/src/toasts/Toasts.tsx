import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { onSiteEvent } from 'shared/contract/events';
import { type ShownToast, useShellStore } from '../layout/shellStore.ts';

const duration = 4000;
const atOnce = 3;

/** Above the gallery's lightbox, from which messages come too. */
const region = css({
  position: 'fixed',
  zIndex: 10_000,
  insetInline: 'var(--space-4)',
  insetBlockEnd: 'var(--space-5)',
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-2)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

const message = css({
  margin: 0,
  padding: 'var(--space-3) var(--space-5)',
  border: '1px solid rgb(255 246 232 / 0.3)',
  borderInlineStart: '5px double var(--marigold)',
  borderRadius: 'var(--radius)',
  background: 'var(--night)',
  color: '#fff6e8',
  boxShadow: 'var(--shadow-raised)',
  pointerEvents: 'auto',
  animation: 'rise var(--gentle)',
});

/** Where the messages of every section appear. */
export function Toasts() {
  const toasts = useShellStore((state) => state.toasts);

  useEffect(() => {
    let id = 0;
    return onSiteEvent('site:toast', ({ message }) => {
      useShellStore.setState((state) => ({
        toasts: [...state.toasts, { id: id++, message }].slice(-atOnce),
      }));
    });
  }, []);

  return (
    <div css={region} role="status">
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Goes after a while, but not while the pointer rests on it. */
function ToastMessage({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const remove = () =>
      useShellStore.setState((state) => ({ toasts: state.toasts.filter(({ id }) => id !== toast.id) }));
    const timer = setTimeout(remove, duration);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    <p css={message} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {toast.message}
    </p>
  );
}
