import { seedSql } from './seedSql.ts';

const imageBase = process.argv[2];
if (!imageBase?.endsWith('/image/upload/')) {
  throw new Error(
    'Name the image base, for example: npx tsx supabase/seed/printSeedSql.ts https://res.cloudinary.com/<cloud>/image/upload/ > seed.sql',
  );
}
console.log(seedSql(imageBase));
