/** What React and the DOM accept in a sink; a plain string where the browser has no Trusted Types. */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Partial<Policy>): Policy };
  }
}

const refuse = (value: string) => {
  throw new TypeError(`This policy does not make a value of ${value.slice(0, 80)}`);
};

/** Every policy of the shell's own code. The composer allows exactly these in the Content-Security-Policy. */
export const policyNames = ['page-scripts', 'section-entries', 'preserved-page', 'structured-data'] as const;

/** A named Trusted Types policy. */
export function trustedPolicy(name: (typeof policyNames)[number], rules: Partial<Policy>): Policy {
  const complete = { createHTML: refuse, createScript: refuse, createScriptURL: refuse, ...rules };
  return window.trustedTypes?.createPolicy(name, complete) ?? complete;
}
