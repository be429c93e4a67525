import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';

const projectFile = join(import.meta.dirname, '../../site.config.json');
const local = { url: 'http://localhost:5', anonKey: 'key', imageBase: 'http://localhost:5/c/image/upload/' };

const load = (environment: Record<string, string> = {}, file = projectFile) =>
  loadConfig({ file, environment, local });

const fileWith = (changes: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'site.config.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(projectFile, 'utf8')), ...changes }));
  return file;
};

test('"local" is the embedded backend', () => {
  expect(load()).toMatchObject({
    supabase: { url: 'http://localhost:5', anonKey: 'key' },
    images: { base: 'http://localhost:5/c/image/upload/' },
  });
});

test('"local" without the embedded backend says what to name instead', () => {
  expect(() => loadConfig({ file: projectFile, environment: {} })).toThrow(
    /only `npm start` runs that backend\. Name your own: SITE_SUPABASE_URL/,
  );
});

test('environment variables override the file', () => {
  const site = load({
    SITE_SCHOOL_NAME: 'Another School',
    SITE_SUPABASE_URL: 'https://x.supabase.example',
    SITE_SUPABASE_ANON_KEY: 'hosted',
  });
  expect(site.school.name).toBe('Another School');
  expect(site.supabase).toEqual({ url: 'https://x.supabase.example', anonKey: 'hosted' });
});

test('a broken variable is named with what it must be and what it is', () => {
  expect(() => load({ SITE_HOST: 'school.example' })).toThrow(
    /host in environment variable SITE_HOST: must be a whole address.* It is "school\.example"/,
  );
});

test('every broken value of the file is named at once, with its place, a misspelt key too', () => {
  const file = fileWith({
    host: 'https://school.example/path',
    map: { latitude: 'north', longitude: 0, listingUrl: 'https://m.example' },
    analyticEndpoint: 'https://a.example',
  });
  expect(() => load({}, file)).toThrow(
    /host in .*must be an origin without a path.*map\.latitude in .*must be a number.*analyticEndpoint/s,
  );
});

test('a file that is not JSON is named', () => {
  const file = fileWith({});
  writeFileSync(file, '{ school');
  expect(() => load({}, file)).toThrow(`${file} is not valid JSON`);
});

test.each([
  'https://school.example/x',
  'https://$(id)',
  'https://a;b',
  'https://user@school.example',
  'ftp://school.example',
])('%s is no host of a site', (SITE_HOST) => {
  expect(() => load({ SITE_HOST })).toThrow(/host in environment variable SITE_HOST: must be/);
});
