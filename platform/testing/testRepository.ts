import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFile } from 'shared/build/scriptFile';
import type { BuiltSection, BuiltShell } from 'shared/contract/release';
import { testSite } from 'shared/testing/testSite';
import { temporaryFolder, writeBelow } from '../files.ts';
import type { Step } from '../progress.ts';
import { type Deployment, deploy, type Verify } from '../publish/deploy.ts';
import {
  commitTree,
  createRepository,
  openRepository,
  push,
  type SiteRepository,
  withTree,
} from '../publish/git.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { testRelease, testSection } from './testRelease.ts';

export async function emptyRepository(): Promise<SiteRepository> {
  const folder = temporaryFolder();
  await createRepository(folder, 'site');
  return openRepository(folder, 'site');
}

/** What git prints about a repository. */
export const gitIn = ({ gitDir }: SiteRepository, ...parameters: string[]) =>
  execFileSync('git', ['--git-dir', gitDir, ...parameters], { encoding: 'utf8' });

/** Makes files live as no deploy would. */
export const commitFiles = (
  repository: SiteRepository,
  files: Readonly<Record<string, string>>,
  message = 'files',
) =>
  withTree(repository, async (tree) => {
    for (const [file, content] of Object.entries(files)) writeBelow(tree.path(file), content);
    await push(tree, await commitTree(tree, message));
  });

function writeBuild(files: Readonly<Record<string, string>>): string {
  const dist = temporaryFolder();
  for (const [file, content] of Object.entries(files)) writeBelow(join(dist, file), content);
  return dist;
}

const pageOf = (text: string) => `export const OnePage = () => '<main>${text}</main>';`;

/** A build of a section whose only page shows `text`, or does what `page`, the module's code, says. */
export function testBuild(text: string, changes: Partial<BuiltSection> = {}, page = pageOf(text)): string {
  const { version: _version, base: _base, ...section } = testSection();
  const dist = writeBuild({ 'web/entry.js': text, 'web/one.js': text, 'node/OnePage.mjs': page });
  const script = (file: string) => scriptFile(join(dist, 'web'), file);
  const routes = section.routes.map(({ pages, ...route }) => ({
    ...route,
    pages: { en: { ...pages.en, scripts: [script('one.js')] } },
  }));
  const name = changes.name ?? section.name;
  const built = { ...section, entry: script('entry.js'), routes, trustedTypesPolicy: name, ...changes };
  writeFileSync(join(dist, 'section.json'), JSON.stringify(built));
  return dist;
}

/** Publishes such a build under the name that it has. */
export const publishTestSection = (
  folder: string,
  text: string,
  changes: Partial<BuiltSection> = {},
  page = pageOf(text),
) => publishSection(folder, changes.name ?? 'mf-one', testBuild(text, changes, page));

const renderPage = `export const renderPage = async ({ module }) =>
  ({
    locale: 'en',
    head: '',
    styles: module?.css ? [{ attributes: module.attributes ?? '', css: module.css }] : [],
    markup: module ? module.OnePage() : 'Not found',
  });`;

export function publishTestShell(folder: string, code = 'shell', changes: Partial<BuiltShell> = {}) {
  const { version: _version, base: _base, ...shell } = testRelease().shell;
  const dist = writeBuild({
    'web/shell.js': code,
    'web/startPage.js': code,
    'web/reports.js': code,
    'node/renderPage.mjs': renderPage,
    'node/router.mjs': "export { Link } from 'react-router-dom';",
  });
  const script = (file: string) => scriptFile(join(dist, 'web'), file);
  const built = {
    ...shell,
    scripts: [script('shell.js')],
    startPage: script('startPage.js'),
    reports: script('reports.js'),
    ...changes,
  };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(built));
  return publishShell(folder, dist);
}

/** A whole site with one section, to deploy first. */
export function wholeSite(): Deployment {
  const folder = temporaryFolder();
  const section = publishTestSection(folder, 'one');
  const shell = publishTestShell(folder);
  return { reason: 'the first', folder, site: testSite, shell, sections: { [section.name]: section } };
}

/** A repository in which that is live. */
export async function liveRepository(): Promise<SiteRepository> {
  const repository = await emptyRepository();
  await deploy(repository, wholeSite());
  return repository;
}

interface DeployOptions {
  page?: string;
  step?: Step;
  verify?: Verify;
}

/** Deploys such a build of a section. */
export function deploySection(
  repository: SiteRepository,
  text: string,
  changes: Partial<BuiltSection> = {},
  { page = pageOf(text), step, verify }: DeployOptions = {},
) {
  const folder = temporaryFolder();
  const section = publishTestSection(folder, text, changes, page);
  const sections = { [section.name]: section };
  return deploy(repository, { reason: text, folder, sections }, step, verify);
}
