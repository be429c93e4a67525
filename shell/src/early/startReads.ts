import type { ReadToStart } from 'shared/contract/earlyReads';

/** What a parameter of a path may be to be asked for at once; the page judges everything else. */
const plain = /^[\w-]{1,64}$/;

/** Starts the page's first reads, beside the scripts that will show them. */
export function startReads({ path = '', key = '', reads = '[]' }: DOMStringMap) {
  const started = new Map();
  const toStart: ReadToStart[] = JSON.parse(reads);
  for (const { address, prefer } of toStart) {
    const filled = withParameters(address, path);
    if (!filled || hasSession(address)) continue;
    const headers: Record<string, string> = { apikey: key, Authorization: `Bearer ${key}` };
    if (prefer) headers.Prefer = prefer;
    const response = fetch(filled, { headers });
    // Whoever takes it hears of the failure; nobody may.
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
    isPlain &&= plain.test(value);
    return value;
  });
  return isPlain ? filled : undefined;
}

/** Who has a session reads with its token, which only the client library can refresh. */
function hasSession(address: string) {
  try {
    return localStorage.getItem(`sb-${new URL(address).hostname.split('.')[0]}-auth-token`) !== null;
  } catch {
    return false; // Where storage is blocked there is no session.
  }
}
