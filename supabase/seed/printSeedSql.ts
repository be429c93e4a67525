import { insertSql, insertStatements, spaceOrderNumbers } from './insertStatements.ts';

const imageBase = process.argv[2];
if (!imageBase?.endsWith('/image/upload/')) {
  throw new Error(
    'Name the image base, for example: npx tsx supabase/seed/printSeedSql.ts https://res.cloudinary.com/<cloud>/image/upload/ > seed.sql',
  );
}
for (const statement of insertStatements(imageBase)) {
  const literal = `'${JSON.stringify(statement.rows).replaceAll("'", "''")}'::jsonb`;
  console.log(`${insertSql(statement, literal)};\n`);
}
console.log(`${spaceOrderNumbers};`);
