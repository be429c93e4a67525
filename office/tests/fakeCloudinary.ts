import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from 'shared/listen';

/**
 * Cloudinary's upload API and delivery for the account "school", as its documentation describes them: signed calls, one
 * picture for each delivery type and public id, `private` originals withheld but not their sizes, `authenticated` withheld whole.
 */
export async function startFakeCloudinary() {
  const pictures = new Set<string>();
  /** Of the upload API. */
  const calls: { action: string; parameters: Record<string, string> }[] = [];
  const state = { refusedUpload: 0 };

  async function call(request: IncomingMessage, response: ServerResponse, action: string) {
    const parameters = await readForm(request);
    const reply = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const fail = (status: number, message: string) => reply(status, { error: { message } });
    if (!isSigned(parameters)) return fail(401, 'Invalid Signature');
    calls.push({ action, parameters });
    const { type = 'upload', to_type = type, public_id = '', from_public_id = '' } = parameters;
    const { to_public_id = '', overwrite } = parameters;
    const [from, to] = [`${type}/${from_public_id || public_id}`, `${to_type}/${to_public_id}`];
    if (action === 'upload') {
      const count = calls.filter((each) => each.action === 'upload').length;
      if (count === state.refusedUpload) return fail(420, 'Rate limit exceeded');
      pictures.add(from);
      const secure_url = `https://res.cloudinary.com/school/image/upload/v17/${public_id}.jpg`;
      return reply(200, { secure_url });
    }
    if (!pictures.has(from)) return fail(404, `Resource not found - ${from}`);
    if (action === 'rename') {
      if (pictures.has(to) && overwrite !== 'true' && overwrite !== '1') {
        return fail(400, `to_public_id ${to_public_id} already exists`);
      }
      pictures.add(to);
    }
    if (action !== 'explicit') pictures.delete(from);
    return reply(200, { result: 'ok' });
  }

  function deliver(response: ServerResponse, type: string, path: string) {
    const id = path.replace(/\.\w+$/, '');
    const picture = [...pictures].find((key) => `${type}/${id}`.endsWith(key.slice(key.indexOf('/'))));
    const isThere = picture?.startsWith(`${type}/`);
    const isOriginal = picture && id.replace(/^v\d+\//, '') === picture.slice(type.length + 1);
    const isWithheld = type === 'authenticated' || (type === 'private' && isOriginal);
    response.writeHead(!isThere ? 404 : isWithheld ? 401 : 200).end();
  }

  const { port, close } = await listen(0, (request, response) => {
    const [, action] = /^\/v1_1\/school\/image\/(\w+)$/.exec(request.url ?? '') ?? [];
    const [, type, path] = /^(?:\/school)?\/image\/(\w+)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'POST' && action) return call(request, response, action);
    deliver(response, type ?? '', path ?? '');
  });
  const origin = `http://127.0.0.1:${port}`;

  return {
    /** `<delivery type>/<public id>` of each picture. */
    pictures,
    calls,
    state,
    /** For `CLOUDINARY_URL`. */
    url: (secret = 's3cret') => `cloudinary://123:${secret}@school?upload_prefix=${origin}`,
    /** The status of a visitor's request, whatever the host in the address. */
    statusOf: async (picture: string) => (await fetch(picture.replace(/^https?:\/\/[^/]+/, origin))).status,
    stop: close,
  };
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(request), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function isSigned({ signature, api_key, file: _, ...signed }: Record<string, string>): boolean {
  const text = Object.entries(signed)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return api_key === '123' && signature === createHash('sha1').update(`${text}s3cret`).digest('hex');
}
