import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is within a window and a half of being seen, or holds the focus. */
export function useNearWindow(element: RefObject<Element | null>, initially: boolean) {
  const [isNear, setIsNear] = useState(initially);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isClose = entries.at(-1)?.isIntersecting ?? false;
        setIsNear(isClose || target.contains(document.activeElement));
      },
      { rootMargin: '150% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
