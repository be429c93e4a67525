import { useEffect, useReducer, useState } from 'react';

const slideMs = 4000;

interface Shown {
  index: number;
  /** The slide that still lies beneath while the next one fades in. */
  previous: number;
  /** Slides that have been shown, and the one to come. */
  created: ReadonlySet<number>;
}

const show = (count: number) => (shown: Shown, index: number) => ({
  index,
  previous: shown.index,
  created: new Set([...shown.created, index, (index + 1) % count]),
});

/** A slideshow that advances by itself, unless the visitor holds it, pauses it or asks for reduced motion. */
export function useSlideshow(count: number) {
  const [shown, setIndex] = useReducer(show(count), { index: 0, previous: 0, created: new Set([0]) });
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = playing && !hovered && !focused;

  useEffect(() => {
    setIndex(0);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((shown.index + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [running, shown.index, count]);

  return {
    ...shown,
    setIndex,
    playing,
    toggle: () => setPlaying(!playing),
    /** For the element around the controls. Focus that a click left behind holds nothing. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
