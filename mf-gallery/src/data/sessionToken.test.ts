import { afterEach, expect, test, vi } from 'vitest';
import { sessionToken } from './sessionToken.ts';

const createClient = vi.hoisted(() =>
  vi.fn((_url: string, _key: string, _options: unknown) => ({
    auth: { getSession: async () => ({ data: { session: { access_token: 'own' } } }) },
  })),
);
vi.mock('@supabase/supabase-js', () => ({ createClient }));

const supabase = { url: 'https://abcd.supabase.co', anonKey: 'anon' };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a visitor without a session has no token and loads no client', async () => {
  expect(await sessionToken(supabase)).toBeUndefined();
  expect(createClient).not.toHaveBeenCalled();
});

test('a stored session is kept in local storage, refreshed and used', async () => {
  localStorage.setItem('sb-abcd-auth-token', '{}');
  expect(await sessionToken(supabase)).toBe('own');
  expect(createClient).toHaveBeenCalledWith(supabase.url, supabase.anonKey, {
    auth: expect.objectContaining({ persistSession: true, autoRefreshToken: true }),
  });
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
