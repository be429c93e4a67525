import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../backend/database/applyMigrations.ts';
import { databaseTypes } from './databaseTypes.ts';

export const typesFile = join(import.meta.dirname, '../../shared/contract/database.ts');

/** `npm run database-types`: describes the migrated database to TypeScript. */
export async function run() {
  const db = await PGlite.create();
  await applyMigrations(db);
  writeFileSync(typesFile, await databaseTypes(db));
  await db.close();
}
