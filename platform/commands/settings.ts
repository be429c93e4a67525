import { join } from 'node:path';
import type { BuildMode } from 'shared/contract/release';

export const root = join(import.meta.dirname, '../..');

const { env } = process;

/** Where this checkout keeps things and listens. Every value can be changed by the variable that it names. */
export const settings = {
  sitePort: port('SITE_PORT', 3000),
  backendPort: port('BACKEND_PORT', 54321),
  previewPort: port('PREVIEW_PORT', 3001),
  /** Where a host shows a branch: `https://{branch}.school.pages.dev`. */
  previewUrl: env.SITE_PREVIEW_URL || undefined,
  /** Of this checkout, where no repository is named. */
  store: env.SITE_STORE ?? join(root, '.site'),
  repository: env.SITE_REPOSITORY || undefined,
  branch: env.SITE_BRANCH || 'site',
  localData: env.LOCAL_DATA ?? join(root, '.local'),
  buildMode: buildMode(),
  configFile: env.SITE_CONFIG ?? join(root, 'site.config.json'),
};

function buildMode(): BuildMode {
  const value = env.SITE_BUILD ?? 'production';
  if (value === 'production' || value === 'development') return value;
  throw new Error(`SITE_BUILD is ${JSON.stringify(value)}. It must be production or development.`);
}

function port(variable: string, standard: number): number {
  const value = env[variable];
  if (value === undefined) return standard;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new Error(`${variable} is ${JSON.stringify(value)}. It must be a port number between 1 and 65535.`);
}
