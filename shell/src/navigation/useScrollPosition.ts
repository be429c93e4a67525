import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { hashTarget } from 'shared/site/hashTarget';

const storageKey = 'scroll-positions';

/** To the top or to the hash after a link, back to where the visitor was after Back and Forward. */
export function useScrollPosition({ key, pathname, hash }: Location) {
  const positions = useRef<Record<string, number>>(undefined);
  const isReturn = useNavigationType() === 'POP';
  const arrived = useRef(key);

  useEffect(() => {
    positions.current = read();
    const remember = () => {
      if (positions.current) positions.current[arrived.current] = window.scrollY;
    };
    // A reload, and a return from another site, are the browser's own to restore.
    const leave = () => {
      history.scrollRestoration = 'auto';
      write(positions.current ?? {});
    };
    const stay = () => {
      history.scrollRestoration = 'manual';
    };
    stay();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    addEventListener('pageshow', stay);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', stay);
    };
  }, []);

  const path = useRef(pathname);
  useLayoutEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    const samePage = path.current === pathname;
    path.current = pathname;
    if (isReturn) {
      scrollTo(0, positions.current?.[key] ?? 0);
      return;
    }
    if (!samePage) scrollTo(0, 0);
    if (hash) return scrollToHash(hash);
  }, [key, pathname, hash, isReturn]);
}

const hashTimeoutMs = 5000;

/** Parts of a page may be rendered after the page itself, so the element may not exist yet. Returns how to stop. */
function scrollToHash(hash: string): () => void {
  const observer = new MutationObserver(scroll);
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, hashTimeoutMs);
  scroll();
  return stop;

  function scroll() {
    const target = hashTarget(hash);
    if (!target) return;
    target.scrollIntoView();
    stop();
  }
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {}; // Storage is blocked: positions last as long as the tab stays on this document.
  }
}

function write(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Blocked or full: nothing is lost that the visitor would miss.
  }
}
