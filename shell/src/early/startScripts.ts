import { trustedPolicy } from '../boot/trustedPolicy.ts';
import { idleWaitMs, paintWaitMs } from '../timeouts.ts';

/**
 * Runs the scripts that the document preloads with `data-run`, once its text is painted and the browser is idle: the
 * page can be read earlier, and no script delays a picture. Each runs when it is loaded, those marked `in-order` one
 * after another. Preloads that the document holds back with `media` begin with the paint, when the
 * picture that comes first is already being loaded.
 */
export async function startScripts() {
  await firstPaint();
  for (const link of document.querySelectorAll('link[as="script"][media]')) link.removeAttribute('media');
  await idle();
  const policy = trustedPolicy('page-scripts', { createScriptURL: (address) => address });
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-run]')) {
    const script = document.createElement('script');
    script.async = link.dataset.run !== 'in-order';
    script.crossOrigin = 'anonymous';
    script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
    // A loader that needs the script waits for the element it finds, and creates its own where there is none.
    script.onload = script.onerror = () => script.remove();
    script.src = policy.createScriptURL(link.href);
    document.head.append(script);
  }
}

/** A page in a background tab is not painted, and does not wait. */
const firstPaint = () =>
  new Promise<unknown>((resolve) => {
    if (document.hidden) resolve(undefined);
    setTimeout(resolve, paintWaitMs);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });

/** Safari has no idle callback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleWaitMs });
    else resolve(undefined);
  });
