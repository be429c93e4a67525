import { PostgrestClient } from '@supabase/postgrest-js';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { accessToken } from './accessToken.ts';
import { fetchRead } from './fetchRead.ts';

/** The backend's tables: supabase-js's own reader without the parts that a gallery never uses. */
export async function galleryTables(supabase: SiteConfig['supabase']) {
  const token = await accessToken(supabase);
  return new PostgrestClient(`${supabase.url}/rest/v1`, {
    headers: { apikey: supabase.anonKey, Authorization: `Bearer ${token}` },
    fetch: fetchRead,
  });
}
