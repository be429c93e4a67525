import { localeCodes } from 'shared/contract/locales';
import { type SiteConfig, siteConfig } from 'shared/contract/siteConfig';
import * as v from 'valibot';
import { readJson } from '../files.ts';

const { supabase, images } = siteConfig.entries;
const configFile = v.strictObject({
  ...siteConfig.entries,
  supabase: v.union([v.literal('local'), supabase], 'must be "local" or { "url", "anonKey" }'),
  images: v.union([v.literal('local'), images], 'must be "local" or { "base" }'),
});

/** Environment variables that override the file's values, each with the path of its value. */
const variables: Record<string, readonly string[]> = {
  SITE_SCHOOL_NAME: ['school', 'name'],
  ...Object.fromEntries(
    localeCodes
      .slice(1)
      .map((locale) => [`SITE_SCHOOL_NAME_${locale.toUpperCase()}`, ['school', 'names', locale]]),
  ),
  SITE_TELEPHONE: ['school', 'telephone'],
  SITE_EMAIL: ['school', 'email'],
  SITE_HOST: ['host'],
  SITE_SUPABASE_URL: ['supabase', 'url'],
  SITE_SUPABASE_ANON_KEY: ['supabase', 'anonKey'],
  SITE_IMAGES_BASE: ['images', 'base'],
  SITE_ANALYTICS_ENDPOINT: ['analyticsEndpoint'],
  SITE_ERRORS_ENDPOINT: ['errorsEndpoint'],
  SITE_VITALS_ENDPOINT: ['vitalsEndpoint'],
  SITE_REPORT_RATE: ['reportRate'],
};

export interface ConfigSource {
  /** Path of `site.config.json`. */
  file: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** Addresses of the embedded backend, where one runs. */
  local?: { url: string; anonKey: string; imageBase: string };
}

/** The configuration of this place. Throws with every broken value, where it is and what it must be. */
export function loadConfig({ file, environment, local }: ConfigSource): SiteConfig {
  let raw = readJson<unknown>(file);
  for (const [variable, path] of Object.entries(variables)) {
    const value = environment[variable];
    // A pipeline sets the variables that nobody gave a value to nothing.
    if (value) raw = withValue(raw, path, value);
  }
  const result = v.safeParse(configFile, raw);
  if (!result.success) throw new Error(explainIssues(result.issues, file, environment));
  const { supabase, images, ...rest } = result.output;
  if (!local && (supabase === 'local' || images === 'local')) {
    throw new Error(
      'The configuration says "local", and only `npm start` runs that backend. Name your own: SITE_SUPABASE_URL, SITE_SUPABASE_ANON_KEY and SITE_IMAGES_BASE, or "supabase" and "images" in site.config.json.',
    );
  }
  const { url = '', anonKey = '', imageBase = '' } = local ?? {};
  return {
    ...rest,
    supabase: supabase === 'local' ? { url, anonKey } : supabase,
    images: images === 'local' ? { base: imageBase } : images,
  };
}

/** The values of the file with one over them; what is not an object gives way to one. */
function withValue(values: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const others = typeof values === 'object' ? Object(values) : {};
  return { ...others, [key]: withValue(others[key], rest, value) };
}

function explainIssues(
  issues: readonly v.BaseIssue<unknown>[],
  file: string,
  environment: ConfigSource['environment'],
): string {
  const lines = issues.map((issue) => {
    const path = issue.path?.map(({ key }) => String(key)) ?? [];
    const variable = Object.entries(variables).find(([, place]) => place.join() === path.join())?.[0];
    const source = variable && environment[variable] ? `environment variable ${variable}` : file;
    return `- ${path.join('.') || 'the whole file'} in ${source}: ${issue.message}. It is ${JSON.stringify(issue.input)}.`;
  });
  return ['The configuration is broken. Correct it and start again:', ...lines].join('\n');
}
