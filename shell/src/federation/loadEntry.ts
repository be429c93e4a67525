import type { SectionInBrowser } from 'shared/contract/release';
import { trustedPolicy } from '../boot/trustedPolicy.ts';

let policy: ReturnType<typeof trustedPolicy> | undefined;

/**
 * Runs the script that makes a section's container, with the integrity that the release names. A retry has an address
 * of its own: under the same one the browser would wait for the response that hangs, or reuse a broken one.
 */
export function loadEntry({ base, entry }: SectionInBrowser, failedAttempts: number): Promise<unknown> {
  const address = new URL(base + entry.file, location.origin);
  if (failedAttempts > 0) address.searchParams.set('attempt', String(failedAttempts));
  // The document may be running it already: see startScripts.
  const script = [...document.scripts].find(({ src }) => src === address.href) ?? append(address.href);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error(`${address.href} was not loaded.`)));
  });

  function append(src: string) {
    policy ??= trustedPolicy('section-entries', { createScriptURL: (trusted) => trusted });
    const element = document.createElement('script');
    element.crossOrigin = 'anonymous';
    element.integrity = entry.integrity;
    element.src = policy.createScriptURL(src);
    document.head.append(element);
    return element;
  }
}
