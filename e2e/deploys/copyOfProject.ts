import { createHash } from 'node:crypto';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const project = join(import.meta.dirname, '../..');

const left = new Set([
  'node_modules',
  '.git',
  '.site',
  '.local',
  'export',
  'test-results',
  'bench',
  '.turbo',
]);

/** A copy of this checkout whose sources a test may change. The packages are those of the checkout. */
export function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of readdirSync(project).filter((each) => !left.has(each))) {
    cpSync(join(project, name), join(copy, name), {
      recursive: true,
      filter: (source) => !left.has(basename(source)),
    });
  }
  linkPackages(join(project, 'node_modules'), join(copy, 'node_modules'));
  const lockfile = createHash('sha256').update(readFileSync(join(copy, 'package-lock.json')));
  writeFileSync(join(copy, 'node_modules/.installed-lockfile'), lockfile.digest('hex'));
  return copy;
}

/** Workspaces are links in `node_modules`, relative to it: the copy's own. Everything else is the checkout's. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  const stamps = new Set(['.installed-lockfile', '.package-lock.json', '.cache']);
  for (const name of readdirSync(from).filter((each) => !stamps.has(each))) {
    const isWorkspace = lstatSync(join(from, name)).isSymbolicLink();
    symlinkSync(isWorkspace ? join('..', name) : join(from, name), join(to, name));
  }
}
