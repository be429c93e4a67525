import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, 'database');

/** The files that `supabase test db` runs too. */
export const pgtapFiles = readdirSync(folder).map((name) => ({
  name,
  sql: readFileSync(join(folder, name), 'utf8'),
}));

/** What `supabase test db` does before the files. */
export const preparePgtap = `create schema if not exists extensions;
  create extension if not exists pgtap with schema extensions;
  alter database postgres set search_path = "$user", public, extensions;
  set search_path = "$user", public, extensions;`;

/** Reads the Test Anything Protocol as pgTAP writes it: every planned test ran and passed. */
export function expectAllPassed(output: string): void {
  const lines = output.split('\n');
  expect(lines.filter((line) => /^(not ok|#)/.test(line))).toEqual([]);
  const passed = lines.filter((line) => /^ok \d/.test(line)).length;
  expect(passed).toBeGreaterThan(0);
  expect(lines).toContain(`1..${passed}`);
}
