import type { FirstRead } from 'shared/contract/section';
import { nodeWebSocket } from 'shared/nodeWebSocket';
import { createGallery } from './createGallery.ts';
import type { Select } from './readRows.ts';

/** The request that a query sends, for a page's HTML to send it early. `{albumId}` stays as it is. Only for the build. */
export async function firstRead<Row>(name: string, select: Select<Row>): Promise<FirstRead> {
  const sent: FirstRead[] = [];
  const record = async (address: RequestInfo | URL, init?: RequestInit) => {
    const path = String(address)
      .replace('http://recorder/rest/v1/', '')
      .replace('%7BalbumId%7D', '{albumId}');
    const prefer = new Headers(init?.headers).get('Prefer');
    sent.push({ name, path, ...(prefer && { prefer }) });
    return Response.json([]);
  };
  const recorder = createGallery(
    { url: 'http://recorder', anonKey: 'none' },
    {
      accessToken: async () => null,
      realtime: { transport: nodeWebSocket },
      global: { fetch: record },
    },
  );
  await select(recorder);
  const [read] = sent;
  if (!read) throw new Error(`The query ${name} is to be sent early and sent no request.`);
  return read;
}
