import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import * as v from 'valibot';

const keysSchema = v.object({ jwtSecret: v.string(), anonKey: v.string(), serviceKey: v.string() });

export type LocalKeys = v.InferOutput<typeof keysSchema>;

/** The office's list of withdrawn pictures in a data folder. */
export const withdrawnName = 'withdrawn.txt';

export const keysFile = (dataDir: string) => join(dataDir, 'keys.json');

/** The keys of this data folder, made on first use, so that a page composed yesterday still works. */
export async function localKeys(dataDir: string): Promise<LocalKeys> {
  const file = keysFile(dataDir);
  if (existsSync(file)) return v.parse(keysSchema, JSON.parse(await readFile(file, 'utf8')));
  const jwtSecret = randomBytes(32).toString('hex');
  const keys = {
    jwtSecret,
    anonKey: await sign('anon', jwtSecret),
    serviceKey: await sign('service_role', jwtSecret),
  };
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

// Without `iat`: PostgREST refuses a token that was issued while this machine's clock was ahead.
function sign(role: string, secret: string): Promise<string> {
  return new SignJWT({ role, ref: 'local' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('supabase')
    .setExpirationTime('10y')
    .sign(new TextEncoder().encode(secret));
}
