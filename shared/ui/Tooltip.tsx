import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface TooltipProps {
  /** The words: the accessible name of the control inside. */
  text: string;
  side?: 'above' | 'below';
  /** Which edge of the control the words keep to; `end` near the right edge of the window. */
  align?: 'centre' | 'start' | 'end';
  className?: string;
  /** One control that shows an icon only, with its own `aria-label`. */
  children: ReactNode;
}

/** Delay before it opens, and the time after another has closed within which it opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

const holder = css({ position: 'relative', display: 'inline-flex' });

const bubble = css({
  position: 'absolute',
  zIndex: 30,
  width: 'max-content',
  maxWidth: '16rem',
  padding: 'var(--space-1) var(--space-3)',
  borderRadius: 'var(--radius)',
  background: 'var(--night)',
  color: '#fff6e8',
  fontSize: 'var(--size-1)',
  boxShadow: 'var(--shadow-raised), 0 0 0 1px rgb(255 246 232 / 0.25)',
});

const sides = {
  above: css({ insetBlockEnd: 'calc(100% + 0.375rem)' }),
  below: css({ insetBlockStart: 'calc(100% + 0.375rem)' }),
};

const alignments = {
  centre: css({ left: '50%', transform: 'translateX(-50%)' }),
  start: css({ insetInlineStart: 0 }),
  end: css({ insetInlineEnd: 0 }),
};

/** When the last tooltip of the page closed. Kept on the document, since every section has its own copy of this module. */
const lastClosed = {
  read: () => Number(document.documentElement.dataset.tooltipClosed ?? Number.NEGATIVE_INFINITY),
  write: () => {
    document.documentElement.dataset.tooltipClosed = String(performance.now());
  },
};

/** The name of an icon, shown to those who point at it or reach it by keyboard. */
export function Tooltip({ text, side = 'above', align = 'centre', className, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef(0);

  const show = () => {
    clearTimeout(timer.current);
    const recent = performance.now() - lastClosed.read() <= skipDelayMs;
    timer.current = window.setTimeout(() => setOpen(true), recent ? 0 : openDelayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed.write();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside
    <span
      css={holder}
      className={className}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {open && (
        <span css={[bubble, sides[side], alignments[align]]} role="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
