import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { scriptFile } from 'shared/build/scriptFile';
import type { BuiltSection } from 'shared/contract/release';
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

/** A build of a section whose only page shows `text`, or does what `page`, the module's code, says. */
export function testBuild(text: string, changes: Partial<BuiltSection> = {}, page = pageOf(text)): string {
  const { version: _version, base: _base, ...section } = testSection();
  const dist = writeBuild({ 'web/entry.js': text, 'web/one.js': text, 'node/OnePage.mjs': page });
  const script = (file: string) => scriptFile(join(dist, 'web'), file);
  const routes = section.routes.map((route) => ({ ...route, scripts: [script('one.js')] }));
  const name = changes.name ?? section.name;
  const built = { ...section, entry: script('entry.js'), routes, trustedTypesPolicy: name, ...changes };
  writeFileSync(join(dist, 'section.json'), JSON.stringify(built));
  return dist;
}

/** Publishes such a build under the name that it has. */
export const publishTestSection = (
  store: Store,
  text: string,
  changes: Partial<BuiltSection> = {},
  page = pageOf(text),
) => publishSection(store, changes.name ?? 'mf-one', testBuild(text, changes, page));

const renderPage = `export const renderPage = async ({ module }) =>
  ({
    language: 'en',
    head: '',
    styles: module?.css ? [{ attributes: '', css: module.css }] : [],
    markup: module ? module.OnePage() : 'Not found',
  });`;

export function publishTestShell(store: Store, code = 'shell') {
  const { version: _version, base: _base, ...shell } = testRelease().shell;
  const dist = writeBuild({
    'web/shell.js': code,
    'web/startPage.js': code,
    'web/reports.js': code,
    'node/renderPage.mjs': renderPage,
  });
  const script = (file: string) => scriptFile(join(dist, 'web'), file);
  const built = {
    ...shell,
    scripts: [script('shell.js')],
    startPage: script('startPage.js'),
    reports: script('reports.js'),
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(built));
  return publishShell(store, dist);
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
