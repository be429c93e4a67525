import { css } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

interface RevealProps {
  as?: 'div' | 'ul' | 'ol' | 'section';
  /**
   * Milliseconds between the children, which then rise in one by one; without it the whole block does. Counted
   * among those that enter together, at most 12 steps.
   */
  stagger?: number;
  /** All is there at once. */
  still?: boolean;
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
export function Reveal({ as: Element = 'div', stagger, still, className, children }: RevealProps) {
  const root = useRef<HTMLElement | null>(null);
  const revealer = useRef<ReturnType<typeof createRevealer>>(null);
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);

  useLayoutEffect(() => {
    revealer.current = createRevealer(prerendered, stagger ?? 0);
    return () => revealer.current?.stop();
  }, [prerendered, stagger]);

  useLayoutEffect(() => {
    const element = root.current;
    if (element && !still) revealer.current?.observe(stagger === undefined ? [element] : element.children);
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

const threshold = 0.1;
/** Of an element so tall that a tenth of it never fits the window. */
const thresholdOfTall = 0.02;
const longestStagger = 12;
const motion = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' } as const;
const start = [{ opacity: 0.4, transform: 'translateY(1.25rem)' }, {}];

/**
 * Lets elements rise in, each once, when a tenth of it is in view. Of elements that were `prerendered`, those in view
 * stay as they are. `stagger`: milliseconds between elements that enter together.
 */
function createRevealer(prerendered: boolean, stagger: number) {
  const known = new WeakSet<Element>();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

  const observer = new IntersectionObserver(
    (entries) => {
      let step = 0;
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const waiting = target.hasAttribute('data-unrevealed');
        if (!isIntersecting) target.setAttribute('data-unrevealed', '');
        else if (!waiting) observer.unobserve(target);
        else if (intersectionRatio >= lowest(target)) {
          observer.unobserve(target);
          target.removeAttribute('data-unrevealed');
          target.animate(start, { ...motion, delay: Math.min(step++, longestStagger) * stagger });
        }
      }
    },
    { threshold: [0, thresholdOfTall, threshold] },
  );

  return {
    /** Elements that it knows already are left alone. */
    observe(elements: Iterable<Element>) {
      if (still) return;
      for (const element of elements) {
        if (known.has(element)) continue;
        known.add(element);
        if (!prerendered) element.setAttribute('data-unrevealed', '');
        observer.observe(element);
      }
    },
    stop: () => observer.disconnect(),
  };
}

const lowest = ({ clientHeight }: Element) => (clientHeight > innerHeight * 5 ? thresholdOfTall : threshold);
