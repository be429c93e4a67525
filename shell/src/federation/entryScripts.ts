import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { SectionInBrowser } from 'shared/contract/release';
import { trustedPolicy } from '../boot/trustedPolicy.ts';

/** Milliseconds until the script of a section's entry is given up. */
const entryTimeout = 6000;

/** Creates the scripts of section entries: with their integrity, and only those that the release names. */
export function entryScripts() {
  const integrity = new Map<string, string>();
  const policy = trustedPolicy('section-entries', {
    createScriptURL: (address) => {
      if (!integrity.has(address)) throw new TypeError(`${address} is not an entry of this release.`);
      return address;
    },
  });

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'section-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity.get(url) ?? '';
      script.src = policy.createScriptURL(url);
      return { script, timeout: entryTimeout };
    },
  };

  /** The entry's address, allowed from now on; a new one for every attempt. */
  const allow = (section: SectionInBrowser, attempt: number) => {
    const address = new URL(section.base + section.entry.file, location.origin);
    if (attempt > 0) address.searchParams.set('attempt', String(attempt));
    integrity.set(address.href, section.entry.integrity);
    return address.href;
  };

  return { plugin, allow };
}
