import { compressed } from './compressed.ts';
import type { Answer, Asked } from './serveFiles.ts';

/** Headers that belong to the connection that they came by. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);

/** Addresses in answers that must point to the mirror instead. */
export type Replacements = Readonly<Record<string, string>>;

/**
 * Answers as the backend at `origin` does, each question from memory the second time, so that a database or an image
 * encoder at work beside the browser disturbs no measurement.
 */
export function mirrorBackend(origin: string, replacements: () => Replacements) {
  const remembered = new Map<string, Promise<Answer>>();

  return (asked: Asked): Promise<Answer> => {
    const { method, path, headers } = asked;
    const key = [method, path, headers.accept, headers.range, headers.prefer, headers.authorization].join(
      '\n',
    );
    const known = remembered.get(key) ?? ask(origin, asked, replacements());
    remembered.set(key, known);
    return known;
  };
}

async function ask(
  origin: string,
  { method, path, headers }: Asked,
  replacements: Replacements,
): Promise<Answer> {
  const forwarded = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'host' && name !== 'accept-encoding'),
  );
  const response = await fetch(origin + path, { method, headers: forwarded });
  const body = Buffer.from(await response.arrayBuffer());
  const answer = {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofTheConnection.has(name))),
    body,
  };
  if (!answer.headers['content-type']?.includes('json')) return answer;
  return compressed(
    { ...answer, body: Buffer.from(replaced(body.toString(), replacements)) },
    gatewayQuality,
  );
}

/** The hosted database's gateway is Envoy, which compresses with this quality unless told. */
const gatewayQuality = 3;

const replaced = (text: string, replacements: Replacements) =>
  Object.entries(replacements).reduce((result, [from, to]) => result.replaceAll(from, to), text);
