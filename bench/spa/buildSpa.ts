import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import { root } from 'platform/commands/settings.ts';
import { builtFolder } from 'platform/commands/workspaces.ts';
import { sectionInBrowser } from 'platform/publish/releaseInBrowser.ts';
import { baseBuild } from 'shared/build/baseBuild';
import { exposedName } from 'shared/build/localizedPages';
import { scriptFile } from 'shared/build/scriptFile';
import { firstLocale, type Locale, localesOf } from 'shared/contract/locales';
import type { Release, ScriptFile } from 'shared/contract/release';
import type { SectionDeclaration } from 'shared/contract/section';

export interface Spa {
  /** The bundle, and the chunk of that page if it has one. */
  scriptsOf(path: string): readonly ScriptFile[];
}

/**
 * The control: the same shell and pages of one locale as one application, a chunk a page, built with the same
 * compiler settings. Its files go to a folder of that locale below `controlFolder`.
 */
export async function buildSpa(
  controlFolder: string,
  scratch: string,
  { sections }: Release,
  locale: Locale,
): Promise<Spa> {
  const routes = await routesOf(Object.keys(sections), locale);
  const inBrowser = Object.values(sections).map((section) => sectionInBrowser(section, locale));
  const pages = routes.map(({ key, chunk, file }) => {
    const [name, chunkName, source] = [key, chunk, file].map((text) => JSON.stringify(text));
    return `${name}: () => import(/* webpackChunkName: ${chunkName} */ ${source})`;
  });
  const pagesFile = join(scratch, `spa-pages.${locale}.js`);
  writeFileSync(
    pagesFile,
    `export const sections = ${JSON.stringify(inBrowser)};\nexport const pages = {${pages.join(',\n')}};\n`,
  );

  const base = baseBuild('shell');
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      ...base,
      source: { entry: { spa: './main.tsx' } },
      resolve: { alias: { 'spa-pages$': pagesFile } },
      output: {
        ...base.output,
        target: 'web',
        distPath: { root: join(controlFolder, locale) },
        sourceMap: { js: false },
      },
      tools: { rspack: base.tools.rspack, htmlPlugin: false },
      logLevel: 'warn',
    },
  });
  const { stats, close } = await rsbuild.build();
  const { namedChunkGroups = {} } = stats?.toJson({ all: false, chunkGroups: true }) ?? {};
  await close();
  const filesOf = (group: string) => namedChunkGroups[group]?.assets?.map(({ name }) => name) ?? [];
  return {
    scriptsOf(path) {
      const chunk = routes.find((route) => route.path === path)?.chunk;
      const files = new Set([...filesOf('spa'), ...(chunk ? filesOf(chunk) : [])]);
      return [...files]
        .filter((file) => file.endsWith('.js'))
        .map((file) => scriptFile(controlFolder, `${locale}/${file}`));
    },
  };
}

async function routesOf(sectionNames: readonly string[], locale: Locale) {
  const perSection = sectionNames.map(async (name) => {
    const declaration = pathToFileURL(join(root, name, 'src/section.ts')).href;
    const { section }: { section: SectionDeclaration } = await import(declaration);
    return section.routes.map(({ path, module, head }) => {
      const page = exposedName(module, localesOf(head).find((each) => each === locale) ?? firstLocale);
      return {
        path,
        key: `${name}/${page}`,
        chunk: `${name}--${page}`,
        file: join(builtFolder(name, 'production'), 'pages', `${page}.js`),
      };
    });
  });
  return (await Promise.all(perSection)).flat();
}
