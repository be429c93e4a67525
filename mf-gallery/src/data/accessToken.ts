import type { SupabaseClient } from '@supabase/supabase-js';
import type { SiteConfig } from 'shared/contract/siteConfig';

type Supabase = SiteConfig['supabase'];

/** Milliseconds that a read waits for the session of a visitor who has one. */
const patience = 5000;

let sessionClient: Promise<SupabaseClient> | undefined;

/**
 * The token that reads are sent with. Nearly every visitor is anonymous; only who has a session in local storage
 * loads the client that keeps and refreshes it (45 kB).
 */
export async function accessToken(supabase: Supabase): Promise<string> {
  if (!hasStoredSession(supabase)) return supabase.anonKey;
  const token = storedSessionToken(supabase).catch((error) => {
    sessionClient = undefined;
    console.warn('The stored session could not be used; reading anonymously.', error);
    return undefined;
  });
  return (await Promise.race([token, delay(patience)])) ?? supabase.anonKey;
}

async function storedSessionToken(supabase: Supabase) {
  sessionClient ??= import('./createSessionClient.ts').then(({ createSessionClient }) =>
    createSessionClient(supabase),
  );
  const { data } = await (await sessionClient).auth.getSession();
  return data.session?.access_token;
}

/** The key under which supabase-js keeps a session by default. */
const storageKey = ({ url }: Supabase) => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`;

function hasStoredSession(supabase: Supabase) {
  try {
    return localStorage.getItem(storageKey(supabase)) !== null;
  } catch {
    // Where storage is blocked there is no session to keep.
    return false;
  }
}

const delay = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
