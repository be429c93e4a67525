import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltSection } from 'shared/build/writeSectionRelease';
import { testSite } from 'shared/testing/testSite';
import type { Deployment } from './deploy.ts';
import { publishSection, publishShell } from './publishVersion.ts';
import { openStore, type Store } from './store.ts';
import { testRelease, testSection } from './testRelease.ts';

export const emptyStore = () => openStore(mkdtempSync(join(tmpdir(), 'store-')));

function writeBuild(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  return dist;
}

/** Publishes a section whose only script is `code`. */
export function publishTestSection(store: Store, code: string, changes: Partial<BuiltSection> = {}) {
  const { version: _version, base: _base, ...built } = testSection(changes);
  return publishSection(
    store,
    writeBuild({ 'section.json': JSON.stringify(built), 'web/entry.js': code, 'node/OnePage.mjs': code }),
  );
}

export function publishTestShell(store: Store, code = 'shell') {
  const { version: _version, base: _base, ...built } = testRelease().shell;
  return publishShell(
    store,
    writeBuild({
      'shell.json': JSON.stringify(built),
      'web/shell.js': code,
      'node/renderPage.mjs': code,
    }),
  );
}

/** A whole site with one section, to deploy first. */
export async function wholeSite(store: Store): Promise<Deployment> {
  const section = await publishTestSection(store, 'one');
  return {
    reason: 'the first',
    site: testSite,
    shell: await publishTestShell(store),
    sections: { [section.name]: section },
  };
}
