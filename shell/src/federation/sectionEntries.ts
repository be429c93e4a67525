import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedPolicy } from '../boot/trustedPolicy.ts';
import { navigationTimeoutMs } from '../timeouts.ts';

/** An attempt at a section's entry. */
export interface EntryAttempt {
  number: number;
  address: string;
  integrity: string;
  hasFailed: boolean;
  /** Its container is kept from now on: it loads its chunks again by itself. */
  isInitialised: boolean;
}

/**
 * A runtime plugin of Module Federation: runs the entries of the latest attempts, each with the integrity that the
 * release names, and no other script.
 */
export function sectionEntries(attempts: ReadonlyMap<string, EntryAttempt>): ModuleFederationRuntimePlugin {
  const attemptAt = (address: string) => {
    const attempt = [...attempts.values()].find((each) => each.address === address);
    if (!attempt) throw new TypeError(`${address} is not the entry of a section, or of an earlier attempt.`);
    return attempt;
  };
  const policy = trustedPolicy('section-entries', {
    createScriptURL: (address) => attemptAt(address).address,
  });

  return {
    name: 'section-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = attemptAt(url).integrity;
      script.src = policy.createScriptURL(url);
      return { script, timeout: navigationTimeoutMs };
    },
    // An entry that comes after its retry would take the name of the bundler's Trusted Types policy from that one.
    beforeInitRemote: async ({ remoteInfo }) => void attemptAt(remoteInfo.entry),
    async afterInitRemote({ remoteInfo, error }) {
      if (!error) attemptAt(remoteInfo.entry).isInitialised = true;
    },
  };
}
