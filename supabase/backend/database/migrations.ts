import { readdir, readFile } from 'node:fs/promises';

export interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

const bootstrapFile = new URL('../bootstrap.sql', import.meta.url);
const migrationsFolder = new URL('../../migrations/', import.meta.url);

/** What a hosted project has before its first migration. */
export const readBootstrap = (): Promise<string> => readFile(bootstrapFile, 'utf8');

/** In the order in which the Supabase CLI applies them. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(files.map(readMigration));
}

async function readMigration(file: string): Promise<Migration> {
  const [version = '', ...name] = file.replace(/\.sql$/, '').split('_');
  const sql = await readFile(new URL(file, migrationsFolder), 'utf8');
  return { file, version, name: name.join('_'), sql };
}
