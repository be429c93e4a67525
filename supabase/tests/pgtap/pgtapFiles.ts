import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../database/', import.meta.url);

/** The files that `supabase test db` runs too. */
export const pgtapFiles = readdirSync(folder).map((name) => ({
  name,
  sql: readFileSync(new URL(name, folder), 'utf8'),
}));

/** What `supabase test db` does before the files. */
export const preparePgtap = `create schema if not exists extensions;
  create extension if not exists pgtap with schema extensions;
  alter database postgres set search_path = "$user", public, extensions;
  set search_path = "$user", public, extensions;`;
