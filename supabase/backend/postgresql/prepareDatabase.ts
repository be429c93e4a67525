import { insertSql, insertStatements } from '../../seed/insertStatements.ts';
import { readBootstrap, readMigrations } from '../database/migrations.ts';
import { runSql } from './runSql.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const inOneTransaction = (...statements: string[]) => ['begin;', ...statements, 'commit;'].join('\n');

/** Everything that PGlite's folder gets too: what a hosted project starts with, the migrations, the seed. */
export async function prepareDatabase(socketFolder: string, imageBase: string): Promise<void> {
  await runSql(socketFolder, inOneTransaction(await readBootstrap()));
  for (const { file, version, name, sql } of await readMigrations()) {
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${literal(version)}, ${literal(name)}, array[${literal(sql)}]);`;
    await runSql(socketFolder, inOneTransaction(sql, record)).catch((error: unknown) => {
      throw new Error(`The migration ${file} failed, nothing of it was kept: ${String(error)}`);
    });
  }
  const seed = insertStatements(imageBase).map(
    (statement) => `${insertSql(statement, `${literal(JSON.stringify(statement.rows))}::jsonb`)};`,
  );
  await runSql(socketFolder, inOneTransaction(...seed, 'analyze;'));
}
