import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a client navigation, moves the focus to the new page and gives its title to be announced. */
export function useArrival() {
  const { pathname, hash } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.setAttribute('tabindex', '-1');
    (target ?? mainRef.current)?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, hash]);

  return { mainRef, announcement };
}
