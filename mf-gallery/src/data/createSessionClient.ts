import { createClient } from '@supabase/supabase-js';
import type { SiteConfig } from 'shared/contract/siteConfig';

/** The whole client, for its session: kept in local storage, its tokens refreshed. Browsers only. */
export const createSessionClient = ({ url, anonKey }: SiteConfig['supabase']) =>
  createClient(url, anonKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
