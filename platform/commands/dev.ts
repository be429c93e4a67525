import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposedName } from 'shared/build/localizedPages';
import { hotEntry } from 'shared/build/sectionBuild';
import { firstLocale, inLocale, type Locale, localesOf } from 'shared/contract/locales';
import type { SectionInBrowser } from 'shared/contract/release';
import { listen } from 'shared/listen';
import { createDevelopmentPages } from '../develop/developmentPages.ts';
import { type HotWorkspace, startHotWorkspace } from '../develop/hotWorkspace.ts';
import { step } from '../progress.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import { sectionInBrowser } from '../publish/releaseInBrowser.ts';
import { readReleases } from '../publish/store.ts';
import { freePort } from '../serve/listen.ts';
import { readObjects } from '../serve/readObjects.ts';
import { readHashedFile } from '../serve/serveSite.ts';
import { build } from './build.ts';
import { publishAll } from './publishBuilt.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { settings } from './settings.ts';
import { siteRepository } from './siteRepository.ts';
import { watchTypes } from './typeErrors.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/**
 * `npm run dev`: shell and sections with hot reload, on the real backend, until Ctrl-C. With names of sections only
 * those are hot, against the others as they are published.
 */
export function run(parameters: readonly string[]) {
  const { sitePort, configFile } = settings;
  const all = sectionNames();
  const unknown = parameters.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no section ${unknown}. The sections are ${all.join(', ')}.`);
  const hotNames = parameters.length > 0 ? parameters : all;

  return runUntilStopped('npm run dev', async ({ startBackend, onStop }) => {
    console.log('Starting the school site for development\n');
    const repository = await siteRepository();
    const backend = await startBackend();
    const site = loadConfig({ file: configFile, environment: process.env, local: backend });

    if (hotNames.length < all.length && (await readReleases(repository)).length === 0) {
      await step('Build and publish what is not developed', async () => {
        await build(['shell', ...all], 'production');
        await publishAll(repository, site, 'production');
      });
    }
    const hot = await step(`Hot servers of the shell and ${hotNames.join(', ')}`, () =>
      Promise.all(
        ['shell', ...hotNames].map(async (name) => {
          const workspace = await startHotWorkspace(name, await freePort());
          onStop(() => workspace.stop());
          return workspace;
        }),
      ),
    );
    const [shell, ...hotSections] = hot;
    if (!shell) throw new Error('The shell was not started.');

    const published = Object.values((await readReleases(repository)).at(-1)?.sections ?? {}).filter(
      ({ name }) => !hotNames.includes(name),
    );
    const objects = readObjects(repository);
    onStop(() => objects.close());
    const pages = createDevelopmentPages({
      site,
      shellOrigin: shell.origin,
      sections: (locale) => [
        ...hotSections.flatMap((workspace) => inBrowser(workspace, locale)),
        ...published.map((section) => sectionInBrowser(section, locale)),
      ],
      builtFile: async (path) =>
        (await readHashedFile(objects, `refs/heads/${repository.branch}`, path)) ??
        builtRootFile(path, hotSections),
    });
    const server = await listen(sitePort, pages);
    onStop(() => server.close());
    const watched = watchTypes();
    onStop(() => watched.stop());

    console.log(
      `\n  Site     http://localhost:${sitePort}   (${hotNames.join(', ')} and the shell reload hot)`,
    );
    console.log(`  Backend  ${backend.url}`);
    console.log('  Pages are rendered in the browser only: npm start shows them prerendered.');
    console.log('  Errors show over the page; those of types are printed here.');
    console.log('  Ctrl-C stops everything.\n');
  });
}

/** What a browser is told of a hot section: no version, no integrity, nothing to preload. */
function inBrowser({ name, origin, declaration }: HotWorkspace, locale: Locale): SectionInBrowser[] {
  const declared = declaration();
  if (!declared) return [];
  const routes = declared.routes.map(({ path, module, head }) => {
    const locales = localesOf(head);
    const own = locales.includes(locale) ? locale : firstLocale;
    const page = exposedName(module, own);
    return { path, page, head: inLocale(head, own), scripts: [], locales };
  });
  const entry = { file: hotEntry, integrity: '', bytes: 0 };
  const label = inLocale(declared.label, locale);
  return [{ name, label, version: 'development', base: `${origin}/`, entry, routes }];
}

/** Root files are made by a build, not by a hot server: serves what the last build made. */
function builtRootFile(path: string, hot: readonly HotWorkspace[]) {
  for (const { name, declaration } of hot) {
    const declared = declaration()?.files?.find((each) => each.path === path);
    const file = declared && join(builtFolder(name, 'production'), 'files', declared.file);
    if (declared && file && existsSync(file)) return { content: readFileSync(file), type: declared.type };
  }
  return undefined;
}
