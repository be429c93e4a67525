import { afterEach, expect, test, vi } from 'vitest';
import { accessToken } from './accessToken.ts';

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

test('a visitor without a session reads with the public key and loads no client', async () => {
  expect(await accessToken(supabase)).toBe('anon');
  expect(createClient).not.toHaveBeenCalled();
});

test('a stored session is kept in local storage, refreshed and used', async () => {
  localStorage.setItem('sb-abcd-auth-token', '{}');
  expect(await accessToken(supabase)).toBe('own');
  expect(createClient).toHaveBeenCalledWith(supabase.url, supabase.anonKey, {
    auth: expect.objectContaining({ persistSession: true, autoRefreshToken: true }),
  });
});

test('where local storage throws, reads are anonymous', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    clear: () => undefined,
  });
  expect(await accessToken(supabase)).toBe('anon');
});
