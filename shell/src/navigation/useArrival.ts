import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { hashTarget } from 'shared/site/hashTarget';

/** After a client navigation, moves the focus to the new page and gives its title to be announced. */
export function useArrival({ pathname, hash }: Location) {
  const mainRef = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = hashTarget(hash);
    target?.setAttribute('tabindex', '-1');
    (target ?? mainRef.current)?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, hash]);

  return { mainRef, announcement };
}
