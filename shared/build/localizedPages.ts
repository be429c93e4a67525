import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inLocale, type Locale, localesOf } from '../contract/locales.ts';
import type { RouteDeclaration } from '../contract/section.ts';
import { commonContent } from '../locale/commonContent.ts';

const componentOf = (module: string) => basename(module, '.tsx');

/** What a page is exposed as in a locale, and its component there: `AboutPage_en`. */
export const exposedName = (module: string, locale: Locale) => `${componentOf(module)}_${locale}`;

/**
 * Writes what a section exposes to a folder: a module for each page and locale, of the page's source file and the
 * `content.<locale>.ts` beside it. Returns the modules by their names.
 */
export function writeLocalizedPages(
  routes: readonly RouteDeclaration[],
  section: string,
  folder: string,
): Record<string, string> {
  const modules: Record<string, string> = {};
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { module, head } of routes) {
    for (const locale of localesOf(head)) {
      const name = exposedName(module, locale);
      const file = join(folder, `${name}.ts`);
      // An absolute path would become part of the built code.
      modules[name] = `./${relative(section, file)}`;
      writeFileSync(file, localizedPage(join(section, module), locale, folder));
    }
  }
  return modules;
}

function localizedPage(source: string, locale: Locale, folder: string): string {
  const component = componentOf(source);
  const from = (file: string) => `from './${relative(folder, file)}'`;
  const common = inLocale(commonContent, locale);
  const shared = common.locale === locale ? 'common' : `{ ...common, locale: '${locale}' }`;
  const asksEarly = /^export .*\bbeforeHydration\b/m.test(readFileSync(source, 'utf8'));
  return [
    "import { localized } from 'shared/locale/LocaleContext';",
    `import { content as common } from 'shared/locale/content.${common.locale}';`,
    `import { content } ${from(join(dirname(source), `content.${locale}.ts`))};`,
    `import * as page ${from(source)};`,
    `export const ${exposedName(source, locale)} = localized(page.${component}, ${shared}, content);`,
    ...(asksEarly
      ? [
          'type Site = Parameters<typeof page.beforeHydration>[0];',
          'export const beforeHydration = (site: Site) => page.beforeHydration(site, content);',
        ]
      : []),
    '',
  ].join('\n');
}
