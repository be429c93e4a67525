import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionRelease, ShellRelease } from 'shared/contract/release';
import { filesBelow } from '../files.ts';
import { blobId, idOf } from './contentIds.ts';
import { readBuiltSection, readBuiltShell } from './readBuild.ts';
import { servedBase } from './readRelease.ts';

/** Copies the shell built in `dist` to where a release has it. Throws a `RefusedError` before the first write. */
export const publishShell = (folder: string, dist: string): ShellRelease => ({
  ...readBuiltShell(dist),
  ...publishVersion(folder, 'shell', dist),
});

/** The same for the section that the workspace `name` has built. */
export const publishSection = (folder: string, name: string, dist: string): SectionRelease => ({
  ...readBuiltSection(name, dist),
  ...publishVersion(folder, name, dist),
});

/** Files for browsers, and in one folder for Node: its bundles, files of the site's root, and what the build says. */
function publishVersion(folder: string, name: string, dist: string) {
  const files = filesBelow(dist).flatMap((file) => {
    const [kind = '', ...rest] = file.split('/');
    if (kind === 'web') return [{ file, kind: 'public/_sections', to: join(...rest) }];
    if (kind === 'node') return file.endsWith('.map') ? [] : [{ file, kind, to: join(...rest) }];
    return kind === 'files' || rest.length === 0 ? [{ file, kind: 'node', to: file }] : [];
  });
  const version = idOf(
    files.map(({ file, kind, to }) => [`${kind}/${to}`, blobId(readFileSync(join(dist, file)))]),
  );
  for (const { file, kind, to } of files) cpSync(join(dist, file), join(folder, kind, name, version, to));
  return { version, base: servedBase(name, version) };
}
