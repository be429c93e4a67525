import { routeIn } from 'platform/publish/releaseLocales.ts';
import { runtimeModules } from 'shared/build/moduleBytes';
import { type Locale, localePath } from 'shared/contract/locales';
import type { ModuleBytes, Release, ScriptFile } from 'shared/contract/release';

/** Packages that come and go together. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^react-router/, 'react-router'],
  [/^@module-federation\//, 'federation'],
  [/^(@emotion\/|stylis$|hoist-non-react-statics$|react-is$)/, 'emotion'],
  [/^@tanstack\//, 'react-query'],
  [/^@supabase\//, 'supabase'],
  [/^shared\//, 'shared'],
];

type Bytes = Record<string, number>;

/**
 * JavaScript of every page of a release in that locale, brotli bytes by owner: a library, `federation`, `shared` or a
 * workspace.
 */
export function bytesByOwner(
  { shell, sections }: Pick<Release, 'shell' | 'sections'>,
  locale: Locale,
): Record<string, Bytes> {
  return Object.fromEntries(
    Object.values(sections).flatMap(({ name, entry, routes, modules }) =>
      routes.map((route) => {
        const { path, scripts } = routeIn(locale, route);
        const bytes: Bytes = {};
        const shellScripts = shell.startPage ? [...shell.scripts, shell.startPage] : shell.scripts;
        add(bytes, shellScripts, shell.modules, 'shell');
        add(bytes, [entry, ...scripts], modules, name);
        return [localePath(locale, path), bytes];
      }),
    ),
  );
}

function add(
  bytes: Bytes,
  scripts: readonly ScriptFile[],
  modules: Readonly<Record<string, ModuleBytes>> | undefined,
  home: string,
) {
  for (const script of scripts) {
    const ofScript = modules?.[script.file] ?? { [`src/${script.file}`]: script.bytes };
    for (const [module, count] of Object.entries(ofScript)) {
      const owner = ownerOf(module, home);
      bytes[owner] = (bytes[owner] ?? 0) + count;
    }
  }
}

function ownerOf(module: string, home: string): string {
  if (module === runtimeModules) return 'federation';
  if (module.startsWith('src/')) return home;
  return families.find(([pattern]) => pattern.test(module))?.[1] ?? module;
}
