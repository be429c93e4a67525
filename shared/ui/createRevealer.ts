interface RevealOptions {
  /** `true` when the elements stood in the prerendered page: those in view stay as they are. */
  prerendered: boolean;
  /** Milliseconds between elements that enter together. */
  stagger: number;
}

export interface Revealer {
  /** Elements that it knows already are left alone. */
  observe(elements: Iterable<Element>): void;
  stop(): void;
}

const threshold = 0.1;
/** Of an element so tall that a tenth of it never fits the window. */
const thresholdOfTall = 0.02;
const longestStagger = 12;
const motion = { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' } as const;
const start = [{ opacity: 0.4, transform: 'translateY(1.25rem)' }, {}];

/** Lets elements rise in, each once, when a tenth of it is in view. */
export function createRevealer({ prerendered, stagger }: RevealOptions): Revealer {
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
    observe(elements) {
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
