import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from 'shared/contract/database';
import type { SiteConfig } from 'shared/contract/siteConfig';

/** The client of a tab, in a chunk of its own: 46 kB. Its session is kept in local storage and refreshed. */
export const createGallery = (
  { url, anonKey }: SiteConfig['supabase'],
  options: Pick<SupabaseClientOptions<'public'>, 'accessToken' | 'realtime' | 'global'>,
) =>
  createClient<Database>(url, anonKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    ...options,
  });
