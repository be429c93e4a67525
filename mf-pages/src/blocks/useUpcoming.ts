import { type RefObject, useEffect, useState } from 'react';
import type { DatedEntry } from 'shared/school/calendarDays';
import { useSchoolTime } from 'shared/site/useSchoolTime';

/**
 * The entries without those that are over. They go after hydration, and while the element that lists them lies below
 * the window, so that nothing moves before a visitor's eyes.
 */
export function useUpcoming(entries: readonly DatedEntry[], list: RefObject<HTMLElement | null>) {
  const time = useSchoolTime();
  const [isBelow, setBelow] = useState(false);

  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top >= innerHeight) setBelow(true);
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);

  return isBelow && time ? entries.filter(({ to }) => time.day <= to) : entries;
}
