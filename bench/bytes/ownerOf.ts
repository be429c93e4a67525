/** Families of packages that stand or fall together. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^react$/, 'react'],
  [/^react-router/, 'react-router'],
  [/^@module-federation\//, 'federation'],
  [/^(@emotion\/|stylis$|hoist-non-react-statics$|react-is$)/, 'emotion'],
  [/^@tanstack\//, 'react-query'],
  [/^(@supabase\/)/, 'supabase'],
];

const packagePath = /node_modules\/((?:@[^/]+\/)?[^/]+)/g;
const workspacePath = /(?:^|\/)(shell|shared|bench|mf-[\w-]+)\/(?!.*node_modules)/;

/**
 * Who answers for the bytes of a source file: a library, the federation runtime, `shared`, or the workspace `home`
 * that the build belongs to. Bundlers' own modules count for federation, which is what they do here.
 */
export function ownerOf(source: string | null, home: string): string {
  const path = decodeURIComponent(source ?? '');
  const library = [...path.matchAll(packagePath)].at(-1)?.[1];
  if (library) return families.find(([pattern]) => pattern.test(library))?.[1] ?? library;
  if (path.includes('federation') || path.includes('webpack/') || path.includes('runtimeRequire'))
    return 'federation';
  if (path.includes('shared/')) return 'shared';
  return workspacePath.exec(path)?.[1] ?? home;
}
