import type {} from 'shared/contract/earlyReads';

/** What the HTML requested longer ago is not shown as fresh. */
const maxAgeMs = 20_000;

/** A read of `section.ts` by its name, and the parameters of the page's path that it was sent with. */
export interface EarlyReadKey {
  name: string;
  parameters?: Readonly<Record<string, string>>;
}

/** The response that the HTML requested already: once, for the first read of a page. */
export function takeEarlyRead({ name, parameters = {} }: EarlyReadKey): Promise<Response> | undefined {
  const early = window.earlyReads?.get(name);
  if (!early || Object.entries(parameters).some(([key, value]) => early.parameters[key] !== value)) {
    return undefined;
  }
  window.earlyReads?.delete(name);
  return performance.now() - early.startedAt < maxAgeMs ? early.response : undefined;
}
