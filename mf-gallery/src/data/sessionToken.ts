import type { SupabaseClient } from '@supabase/supabase-js';
import { hasStoredSession } from 'shared/contract/earlyReads';
import type { SiteConfig } from 'shared/contract/siteConfig';

type Supabase = SiteConfig['supabase'];

const sessionTimeoutMs = 5000;

/** Anything else is no token, and perhaps no value of a header. */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

let sessionClient: Promise<SupabaseClient> | undefined;

/**
 * The token of a visitor who has signed in; undefined for nearly everyone. Only who has a session in local storage
 * loads supabase-js, which keeps and refreshes it (45 kB).
 */
export async function sessionToken(supabase: Supabase): Promise<string | undefined> {
  if (!hasStoredSession(supabase.url)) return undefined;
  const token = readSession(supabase).catch((error) => {
    sessionClient = undefined;
    console.warn('The stored session could not be used; reading anonymously.', error);
    return undefined;
  });
  return Promise.race([token, delay(sessionTimeoutMs)]);
}

async function readSession(supabase: Supabase) {
  sessionClient ??= createSessionClient(supabase);
  const { data } = await (await sessionClient).auth.getSession();
  const token = data.session?.access_token;
  return token && jwt.test(token) ? token : undefined;
}

async function createSessionClient({ url, anonKey }: Supabase) {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(url, anonKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
}

const delay = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
