import * as v from 'valibot';
import { dataContent } from './content.en.ts';
import { takeEarlyRead } from './earlyRead.ts';
import { ReadError } from './ReadError.ts';

/**
 * Milliseconds until an answer has to begin, and then until it has to be complete. The database ends a query at
 * 3 s; with the retries' waits, who gets no answer at all reads so after 27 s.
 */
const patience = { headers: 5000, body: 20_000 };

const refusal = v.object({ message: v.pipe(v.string(), v.nonEmpty()), code: v.nullish(v.string()) });

/** `fetch` for reads: resolves with a complete JSON answer or rejects with a `ReadError`. */
export const fetchRead: typeof fetch = async (input, init) => {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort(new ReadError(dataContent.tooSlow, { mayPass: true }));
  const cancel = () => timeout.abort(init?.signal?.reason);
  init?.signal?.addEventListener('abort', cancel);
  let timer = setTimeout(giveUp, patience.headers);
  try {
    const early = takeEarlyRead(String(input));
    const response = await (early
      ? orAborted(early, timeout.signal)
      : fetch(input, { ...init, signal: timeout.signal }));
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience.body);
    const text = await response.text();
    if (!response.ok) throw refused(response, text);
    if (parsed(text) === undefined) throw new ReadError(dataContent.unreadable, { mayPass: true });
    return new Response(text, response);
  } catch (error) {
    if (timeout.signal.aborted) throw timeout.signal.reason;
    if (error instanceof ReadError) throw error;
    throw new ReadError(dataContent.unreachable, { mayPass: true, cause: error });
  } finally {
    clearTimeout(timer);
    init?.signal?.removeEventListener('abort', cancel);
  }
};

/** What was sent without this signal is at least not waited for after it. */
const orAborted = (response: Promise<Response>, signal: AbortSignal) =>
  Promise.race([
    response,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);

function refused({ status, headers }: Response, text: string) {
  const answer = v.safeParse(refusal, parsed(text));
  const seconds = Number(headers.get('Retry-After'));
  return new ReadError(
    answer.success ? answer.output.message : dataContent.refused.replace('{status}', String(status)),
    {
      mayPass: status === 408 || status === 425 || status === 429 || status >= 500,
      code: answer.success ? (answer.output.code ?? undefined) : undefined,
      retryAfter: seconds > 0 ? seconds * 1000 : 0,
    },
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
