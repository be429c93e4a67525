import { vi } from 'vitest';
import { content } from '../content.en.ts';
import { loadGallery } from '../data/loadGallery.ts';
import type { Source } from '../data/readRows.ts';

/** Where the tests read, in English. */
export const testSource: Source = {
  supabase: { url: 'https://project.example', anonKey: 'anon' },
  content: content.data,
};

// While the clock is real: under that of a test the client would never be ready.
await (await loadGallery(testSource)).auth.getSession();

type Reply = Response | Error | { rows: readonly unknown[]; total?: number };

/** Replaces `fetch`: each table's replies in turn, of which the last stays. Returns the addresses that were sent. */
export function fakeBackend(replies: Record<string, readonly Reply[]>, onRequest = () => {}) {
  const sent: URL[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input));
    const table = url.pathname.replace('/rest/v1/', '');
    const earlier = sent.filter(({ pathname }) => pathname === url.pathname).length;
    sent.push(url);
    onRequest();
    const reply = replies[table]?.[earlier] ?? replies[table]?.at(-1);
    if (!reply) throw new Error(`The test gives ${table} no reply.`);
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply.clone() : pageOf(reply);
  });
  return sent;
}

const pageOf = ({ rows, total }: { rows: readonly unknown[]; total?: number }) =>
  Response.json(rows, total === undefined ? {} : { headers: { 'Content-Range': `0-0/${total}` } });

export const refusal = (status: number, body: unknown = { message: 'refused', code: 'X' }, headers = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

export const albumRowOf = (id: string, group: string | null, more: object = {}) => ({
  id,
  group_id: group && `group ${group}`,
  name: `Album ${id}`,
  cover_image_url: `https://res.cloudinary.com/test/image/upload/v1/${id}.jpg`,
  description: null,
  image_count: 3,
  album_groups: group ? { name: group, display_order: 1 } : null,
  ...more,
});

export const photoRowOf = (id: string, more: object = {}) => ({
  id,
  cloudinary_url: `https://res.cloudinary.com/test/image/upload/v1/${id}.jpg`,
  title: `Photo ${id}`,
  description: null,
  width: 1600,
  height: 1200,
  dominant_color: '#a83f26',
  ...more,
});
