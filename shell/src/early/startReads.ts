import { hasStoredSession, type ReadToStart } from 'shared/contract/earlyReads';

/** A parameter that is sent at once. The page itself decides on any other. */
const plainParameter = /^[\w-]{1,64}$/;

/** Sends the page's first reads, but for a visitor with a session: only supabase-js can refresh its token. */
export function startReads({ path = '', key = '', reads = '[]' }: DOMStringMap) {
  const started = new Map();
  const toStart: ReadToStart[] = JSON.parse(reads);
  for (const { address, prefer } of toStart) {
    const filled = withParameters(address, path);
    if (!filled || hasStoredSession(address)) continue;
    const headers: Record<string, string> = { apikey: key, Authorization: `Bearer ${key}` };
    if (prefer) headers.Prefer = prefer;
    const response = fetch(filled, { headers });
    // The query that takes it handles a failure; perhaps none does.
    response.catch(() => undefined);
    started.set(filled, { startedAt: performance.now(), response });
  }
  window.earlyReads = started;
}

/** The address for the page that is shown; undefined where its path holds something odd. */
function withParameters(address: string, path: string) {
  const [names, values] = [path.split('/'), location.pathname.split('/')];
  let isPlain = true;
  const filled = address.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[names.indexOf(`:${name}`)] ?? '';
    isPlain &&= plainParameter.test(value);
    return value;
  });
  return isPlain ? filled : undefined;
}
