import * as v from 'valibot';
import type { GalleryContent } from '../GalleryContent.ts';
import { ReadError } from './ReadError.ts';

type Content = GalleryContent['data'];

/**
 * The database ends a query at 3 s; with the waits between four attempts, a visitor whose backend never responds
 * learns so after 27 s.
 */
export const headersTimeoutMs = 5000;
const bodyTimeoutMs = 20_000;

/** `fetch` for the client: in time, and a `ReadError` for what are no rows. Requests of a session are its own affair. */
export const fetchRows =
  (content: Content): typeof fetch =>
  (input, init) => {
    const received = receive((signal) => fetch(input, { ...init, signal }), content);
    return String(input).includes('/rest/v1/')
      ? received.then((response) => rowsIn(response, content))
      : received;
  };

/** A response with its whole body, in time. */
export async function receive(send: (signal: AbortSignal) => Promise<Response>, content: Content) {
  const timeout = new AbortController();
  const { signal } = timeout;
  let timer = setTimeout(() => timeout.abort(), headersTimeoutMs);
  const timedOut = new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
  try {
    const response = await Promise.race([send(signal), timedOut]);
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), bodyTimeoutMs);
    const body = await Promise.race([response.text(), timedOut]);
    const { status, headers } = response;
    return new Response(body || null, { status, headers });
  } catch (error) {
    throw new ReadError(signal.aborted ? content.tooSlow : content.unreachable, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const rows = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** The response, if it is a list of rows. */
export async function rowsIn(response: Response, content: Content) {
  const body = await response.clone().text();
  if (!response.ok) throw refusal(response, body, content);
  if (!v.is(rows, body)) throw new ReadError(content.unreadable);
  return response;
}

const refusalBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ message: v.pipe(v.string(), v.nonEmpty()), code: v.nullish(v.string()) }),
);

function refusal({ status, headers }: Response, body: string, content: Content) {
  const { success, output } = v.safeParse(refusalBody, body);
  // The backend's own words are English.
  const isReadable = success && content.locale === 'en';
  return new ReadError(isReadable ? output.message : content.refused.replace('{status}', String(status)), {
    status,
    code: success ? (output.code ?? undefined) : undefined,
    retryAfterMs: (Number(headers.get('Retry-After')) || 0) * 1000,
  });
}
