import type { EarlyRead, ReadToStart } from 'shared/contract/earlyReads';

/** A parameter that is sent at once. The page itself decides on any other. */
const plainParameter = /^[\w-]{1,64}$/;

/** Sends the page's first reads as anyone: what a page shows first is public. */
export function startReads({ path = '', key = '', reads = '[]' }: DOMStringMap) {
  const started = new Map<string, EarlyRead>();
  const toStart: ReadToStart[] = JSON.parse(reads);
  for (const { name, address, prefer } of toStart) {
    const parameters = parametersIn(address, path);
    if (Object.values(parameters).some((value) => !plainParameter.test(value))) continue;
    const headers: Record<string, string> = { apikey: key, Authorization: `Bearer ${key}` };
    if (prefer) headers.Prefer = prefer;
    const response = fetch(
      address.replace(parameter, (_, named) => parameters[named] ?? ''),
      { headers },
    );
    // The query that takes it handles a failure; perhaps none does.
    response.catch(() => undefined);
    started.set(name, { startedAt: performance.now(), response, parameters });
  }
  window.earlyReads = started;
}

const parameter = /\{(\w+)\}/g;

/** What the parameters in the address are on the page that is shown. */
function parametersIn(address: string, path: string): Record<string, string> {
  const [names, values] = [path.split('/'), location.pathname.split('/')];
  const named = [...address.matchAll(parameter)].map(([, name = '']) => name);
  return Object.fromEntries(named.map((name) => [name, values[names.indexOf(`:${name}`)] ?? '']));
}
