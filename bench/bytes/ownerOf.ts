import { runtimeModules } from 'shared/build/moduleBytes';

/** Families of packages that stand or fall together. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^react-router/, 'react-router'],
  [/^@module-federation\//, 'federation'],
  [/^(@emotion\/|stylis$|hoist-non-react-statics$|react-is$)/, 'emotion'],
  [/^@tanstack\//, 'react-query'],
  [/^@supabase\//, 'supabase'],
  [/^shared\//, 'shared'],
];

/**
 * Who answers for the bytes of a module of the build of `home`: a library, the federation runtime (the bundler's own
 * is that here), `shared`, or the workspace itself.
 */
export function ownerOf(module: string, home: string): string {
  if (module === runtimeModules) return 'federation';
  if (module.startsWith('src/')) return home;
  return families.find(([pattern]) => pattern.test(module))?.[1] ?? module;
}
