import type { PGlite } from '@electric-sql/pglite';
import { insertSql, insertStatements, spaceOrderNumbers } from './insertStatements.ts';

export async function insertSeed(db: PGlite, imageBase: string): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const statement of insertStatements(imageBase)) {
      await transaction.query(insertSql(statement, '$1::jsonb'), [JSON.stringify(statement.rows)]);
    }
    await transaction.exec(spaceOrderNumbers);
  });
}
