import { readFileSync } from 'node:fs';

export interface User {
  uid: number;
  gid: number;
}

const candidates = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root: the account that it runs as instead, undefined where no other is needed. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const candidate of candidates) {
    const account = accounts.find(([name]) => name === candidate);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has none of the accounts ${candidates.join(', ')}. Run the command as another user.`,
  );
}
