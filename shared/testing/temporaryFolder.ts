import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'school-tests-'));
// PostgreSQL, which does not run as root, has its folder in it.
chmodSync(folder, 0o711);

/** What tests put into the system's folder for temporary files... */
export function setup() {
  process.env.TMPDIR = folder;
}

/** ...is gone when they are done. */
export function teardown() {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
