import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { localesOf, mapLocales } from '../contract/locales.ts';
import {
  type BuiltSection,
  contractVersion,
  type PageRelease,
  type RouteRelease,
} from '../contract/release.ts';
import type { RouteDeclaration, SectionDeclaration } from '../contract/section.ts';
import { buildMode, dist } from './dist.ts';
import { writeLicenses } from './licenses.ts';
import { exposedName } from './localizedPages.ts';
import { takeModuleBytes } from './moduleBytes.ts';
import { writeBuilt } from './ownerBudget.ts';
import { scriptFile } from './scriptFile.ts';
import { installedSingletons } from './singletons.ts';

interface FederationManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** Writes `dist/section.json`: everything that the shell needs to know of the built section. */
export const writeSectionRelease = (section: SectionDeclaration, folder: string): RsbuildPlugin => ({
  name: 'section-release',
  setup(api) {
    api.onAfterBuild(async ({ stats }) => {
      if (stats?.hasErrors()) return;
      const web = join(folder, dist, 'web');
      // Nobody reads it, and two builds of the same source write it differently: it would make another version.
      rmSync(join(web, 'mf-stats.json'), { force: true });
      const manifest: FederationManifest = JSON.parse(readFileSync(join(web, 'mf-manifest.json'), 'utf8'));
      const entry = scriptFile(web, manifest.metaData.remoteEntry.name);
      const routes = await Promise.all(section.routes.map((route) => routeRelease(route, manifest, web)));
      writeLicenses(web, [web]);
      const built: BuiltSection = {
        name: section.name,
        label: section.label,
        mode: buildMode,
        contract: contractVersion,
        entry,
        trustedTypesPolicy: section.name,
        routes,
        files: section.files ?? [],
        ...(section.retired && { retired: section.retired }),
        singletons: installedSingletons(folder),
        modules: takeModuleBytes(web, [
          entry,
          ...routes.flatMap(({ pages }) =>
            localesOf(pages).flatMap((locale) => pages[locale]?.scripts ?? []),
          ),
        ]),
      };
      writeBuilt(section.name, join(folder, dist, 'section.json'), built);
    });
  },
});

async function routeRelease(
  { module, head: heads, reads, ...route }: RouteDeclaration,
  manifest: FederationManifest,
  web: string,
): Promise<RouteRelease> {
  const pages = await mapLocales(heads, async (head, locale): Promise<PageRelease> => {
    const page = exposedName(module, locale);
    const exposed = manifest.exposes.find(({ name }) => name === page);
    if (!exposed) throw new Error(`${module}: the build exposed no module named ${page}.`);
    return {
      page,
      head,
      scripts: exposed.assets.js.sync.map((file) => scriptFile(web, file)),
      ...(reads && { reads: await reads(locale) }),
    };
  });
  return { ...route, pages };
}
