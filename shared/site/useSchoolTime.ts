import { useEffect, useState } from 'react';
import { type SchoolTime, schoolTime } from '../school/schoolTime.ts';

const minuteMs = 60_000;

/** The time at the school, minute by minute. Undefined until the page is hydrated. */
export function useSchoolTime(): SchoolTime | undefined {
  const [minute, setMinute] = useState<number>();

  useEffect(() => {
    const update = () => setMinute(Math.floor(Date.now() / minuteMs));
    update();
    const timer = setInterval(update, 5000);
    return () => clearInterval(timer);
  }, []);

  return minute === undefined ? undefined : schoolTime(new Date(minute * minuteMs));
}
