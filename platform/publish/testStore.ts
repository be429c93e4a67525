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

const pageOf = (text: string) => `export const OnePage = () => '<main>${text}</main>';`;

/** Publishes a section whose only page shows `text`, or does what `page`, the module's code, says. */
export function publishTestSection(
  store: Store,
  text: string,
  changes: Partial<BuiltSection> = {},
  page = pageOf(text),
) {
  const { version: _version, base: _base, ...built } = testSection(changes);
  return publishSection(
    store,
    writeBuild({ 'section.json': JSON.stringify(built), 'web/entry.js': text, 'node/OnePage.mjs': page }),
  );
}

const renderPage = `export const renderPage = async ({ module }) =>
  ({ language: 'en', head: '', styles: [], markup: module ? module.OnePage() : 'Not found' });`;

export function publishTestShell(store: Store, code = 'shell') {
  const { version: _version, base: _base, ...built } = testRelease().shell;
  return publishShell(
    store,
    writeBuild({
      'shell.json': JSON.stringify(built),
      'web/shell.js': code,
      'node/renderPage.mjs': renderPage,
    }),
  );
}

/** A whole site with one section, to deploy first. */
export function wholeSite(store: Store): Deployment {
  const section = publishTestSection(store, 'one');
  return {
    reason: 'the first',
    site: testSite,
    shell: publishTestShell(store),
    sections: { [section.name]: section },
  };
}
