import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';
import { root } from 'platform/commands/settings.ts';
import { builtFolder } from 'platform/commands/workspaces.ts';
import { pageBytes } from 'platform/publish/checkRelease.ts';
import { deploy } from 'platform/publish/deploy.ts';
import { publishSection, publishShell } from 'platform/publish/publishVersion.ts';
import { openStore, type Store } from 'platform/publish/store.ts';
import { sectionBuild } from 'shared/build/sectionBuild';
import type { Release, SectionRelease } from 'shared/contract/release';
import type { SectionDeclaration } from 'shared/contract/section';
import { testSite } from 'shared/testing/testSite';
import { generateSection, writePage } from './generateSection.ts';

export interface Growth {
  sections: number;
  /** Of the first section. */
  pages: number;
  /** Of each other section. */
  otherPages: number;
  /** Brotli bytes of a page's document, and of all scripts that bring it to life. */
  htmlBytes: number;
  scriptBytes: number;
  /** Brotli bytes of the list of pages, which a tab fetches when idle. */
  listBytes: number;
  /** Seconds: every page composed for the first time; one page of the first section changed, built and deployed. */
  compose: number;
  build: number;
  deploy: number;
}

type Size = Pick<Growth, 'sections' | 'pages' | 'otherPages'>;

/**
 * Sections and pages to try, each set a site of its own. A thousand pages take ten sections: an entry names each of
 * its section's pages with their integrity, about 70 bytes a page, so the budget refuses a section of a thousand.
 */
export const sizes: readonly Size[] = [
  { sections: 3, pages: 10, otherPages: 10 },
  { sections: 10, pages: 10, otherPages: 10 },
  { sections: 30, pages: 10, otherPages: 10 },
  { sections: 3, pages: 100, otherPages: 10 },
  { sections: 10, pages: 100, otherPages: 100 },
];

const scratch = join(root, '.local/bench/growth');

/** Builds and deploys a generated site, then changes one page of it. */
export async function measureGrowth({ sections, pages, otherPages }: Size): Promise<Growth> {
  rmSync(join(scratch, 'store'), { recursive: true, force: true });
  const store = openStore(join(scratch, 'store'));
  const built: Record<string, SectionRelease> = {};
  for (let number = 1; number <= sections; number += 1) {
    const declaration = generateSection(folderOf(number), number, number === 1 ? pages : otherPages);
    await buildSection(folderOf(number), declaration);
    built[declaration.name] = await publishSection(store, join(folderOf(number), 'dist'));
  }
  const shell = await publishShell(store, builtFolder('shell', 'production'));
  const composing = performance.now();
  await deploy(store, { reason: 'growth', site: testSite, shell, sections: built });
  const compose = secondsSince(composing);

  const changed = await deployChange(store, pages);
  return { sections, pages, otherPages, ...firstPage(store, changed.release), compose, ...changed.seconds };
}

async function deployChange(store: Store, pages: number) {
  const folder = folderOf(1);
  const declaration = generateSection(folder, 1, pages);
  writePage(folder, 'Page0', 'as changed');
  const building = performance.now();
  await buildSection(folder, declaration);
  const built = secondsSince(building);
  const deploying = performance.now();
  const section = await publishSection(store, join(folder, 'dist'));
  const release = await deploy(store, { reason: 'a change', sections: { [section.name]: section } });
  return { release, seconds: { build: built, deploy: secondsSince(deploying) } };
}

async function buildSection(folder: string, declaration: SectionDeclaration) {
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: { ...sectionBuild(declaration, folder), logLevel: 'error' },
  });
  const { close } = await rsbuild.build();
  await close();
}

function firstPage(store: Store, { number, shell, sections }: Release) {
  const section = sections['mf-s1'];
  const route = section?.routes[0];
  if (!section || !route) throw new Error('The generated site has no first page.');
  const size = (...path: string[]) => readFileSync(store.path(...path)).length;
  const loaded = pageBytes({ shell, sections }).find(({ path }) => path === route.path);
  return {
    htmlBytes: size('composed', String(number), `${route.path.slice(1)}.html.br`),
    scriptBytes: loaded?.bytes ?? Number.NaN,
    listBytes: brotliCompressSync(readFileSync(store.path('public', '_releases', `${number}.json`))).length,
  };
}

const folderOf = (number: number) => join(scratch, `mf-s${number}`);

const secondsSince = (start: number) => (performance.now() - start) / 1000;
