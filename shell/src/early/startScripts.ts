import { trustedPolicy } from '../boot/trustedPolicy.ts';

/** Milliseconds after which the scripts start all the same. */
const patience = { paint: 1000, idle: 200 };

/**
 * Runs the scripts that the document preloads with `data-run`, once its text has been painted and there is a moment to
 * spare: the page can be read earlier, and what runs then holds up no picture. Each runs when it is there, those
 * marked `in-order` one after another, and one marked `after` when they have: the federation runtime and the page's
 * entry start while React is on its way. Preloads that the document holds back with `media` begin with the paint, the
 * picture that they made way for already on its way.
 */
export async function startScripts() {
  await firstPaint();
  for (const link of document.querySelectorAll('link[as="script"][media]')) link.removeAttribute('media');
  await idle();
  const policy = trustedPolicy('page-scripts', { createScriptURL: (address) => address });
  let latest: HTMLScriptElement | undefined;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-run]')) {
    const script = document.createElement('script');
    const { run } = link.dataset;
    script.async = run !== 'in-order';
    script.crossOrigin = 'anonymous';
    script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
    // A runtime that asks for the script waits for the element it finds, and makes its own where there is none.
    script.onload = script.onerror = () => script.remove();
    script.src = policy.createScriptURL(link.href);
    if (run === 'after') latest?.addEventListener('load', () => document.head.append(script));
    else document.head.append(script);
    if (run === 'in-order') latest = script;
  }
}

/** A page in a background tab is not painted and need not wait. */
const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) resolve(undefined);
    setTimeout(resolve, patience.paint);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/** Safari has no idle callback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patience.idle });
    else resolve(undefined);
  });
