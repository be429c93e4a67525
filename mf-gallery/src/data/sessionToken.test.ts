import { afterEach, expect, test, vi } from 'vitest';
import { refusal, testSource } from '../testing/fakeBackend.ts';
import { readRows } from './readRows.ts';
import { sessionToken } from './sessionToken.ts';

const session = vi.hoisted(() => ({ access_token: 'own.visitor.token' }));
const createClient = vi.hoisted(() =>
  vi.fn((_url: string, _key: string, _options: unknown) => ({
    auth: { getSession: async () => ({ data: { session } }) },
  })),
);
vi.mock('@supabase/supabase-js', () => ({ createClient }));

const supabase = { url: 'https://abcd.supabase.co', anonKey: 'anon' };

afterEach(() => {
  session.access_token = 'own.visitor.token';
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a visitor without a session has no token and loads no client', async () => {
  expect(await sessionToken(supabase)).toBeUndefined();
  expect(createClient).not.toHaveBeenCalled();
});

test('a stored session is kept in local storage, refreshed and used', async () => {
  localStorage.setItem('sb-abcd-auth-token', '{}');
  expect(await sessionToken(supabase)).toBe('own.visitor.token');
  expect(createClient).toHaveBeenCalledWith(supabase.url, supabase.anonKey, {
    auth: expect.objectContaining({ persistSession: true, autoRefreshToken: true }),
  });
});

test.each(['own.visitor\n.token', 'garbage', ''])('the stored token %j is not sent', async (stored) => {
  localStorage.setItem('sb-abcd-auth-token', '{}');
  session.access_token = stored;
  expect(await sessionToken(supabase)).toBeUndefined();
});

test('a read with a session that the backend no longer accepts is repeated as anyone', async () => {
  localStorage.setItem('sb-abcd-auth-token', '{}');
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    tokens.push(new Headers(init.headers).get('Authorization'));
    return tokens.length === 1 ? refusal(401, { message: 'JWSError' }) : Response.json([{ id: 'one' }]);
  });
  const { rows } = await readRows({ ...testSource, supabase }, (gallery) =>
    gallery.from('albums').select('id').throwOnError(),
  );
  expect(rows).toEqual([{ id: 'one' }]);
  expect(tokens).toEqual(['Bearer own.visitor.token', 'Bearer anon']);
});

test('where local storage throws there is no session', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    clear: () => undefined,
  });
  expect(await sessionToken(supabase)).toBeUndefined();
});
