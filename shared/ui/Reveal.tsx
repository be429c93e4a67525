import { css } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createRevealer, type Revealer } from './createRevealer.ts';
import { useHydrated } from './useHydrated.ts';

interface RevealProps {
  as?: 'div' | 'ul' | 'ol' | 'section';
  /**
   * Milliseconds between the children, which then rise in one by one; without it the whole block does. Counted
   * among those that enter together, at most 12 steps.
   */
  stagger?: number;
  className?: string;
  children: ReactNode;
}

const block = css({
  '&[data-unrevealed], & > [data-unrevealed]': { opacity: 0 },
  // Stronger than an animation that is under way.
  '&:focus-within, & > :focus-within': { opacity: '1 !important' },
  '@media print': { '&, & > *': { opacity: '1 !important', transform: 'none !important' } },
});

/** Lets its content rise in when it enters the window, once. Hides nothing without scripts or on paper. */
export function Reveal({ as: Element = 'div', stagger, className, children }: RevealProps) {
  const root = useRef<HTMLElement | null>(null);
  const revealer = useRef<Revealer | null>(null);
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);

  useLayoutEffect(() => {
    revealer.current = createRevealer({ prerendered, stagger: stagger ?? 0 });
    return () => revealer.current?.stop();
  }, [prerendered, stagger]);

  useLayoutEffect(() => {
    const element = root.current;
    if (element) revealer.current?.observe(stagger === undefined ? [element] : element.children);
  });

  const keep = (element: HTMLElement | null) => {
    root.current = element;
  };

  return (
    <Element ref={keep} css={block} className={className}>
      {children}
    </Element>
  );
}
