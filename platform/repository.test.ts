import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './commands/settings.ts';
import { readJson } from './files.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface LockedPackage {
  integrity?: string;
  link?: true;
  optional?: true;
  os?: string[];
  cpu?: string[];
}

/** Tracked files, and new ones that are not ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md'));

const manifests = files
  .filter((file) => basename(file) === 'package.json' && !file.includes('template/'))
  .map((file) => readJson<Manifest>(join(root, file)));
const workspaces = new Set(manifests.map(({ name }) => name));
const dependencies = manifests
  .flatMap((manifest) => Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
  .filter(([name]) => !workspaces.has(name));

test('every direct dependency has an exact version, the same in every workspace', () => {
  const versions = new Map(dependencies);
  for (const [name, version] of dependencies) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(version, name).toBe(versions.get(name));
  }
});

test('what npm start installs is enough for it: product code imports no devDependency', () => {
  const installed = new Set(manifests.flatMap((manifest) => Object.keys(manifest.dependencies ?? {})));
  const tools = dependencies.map(([name]) => name).filter((name) => !installed.has(name));
  const isTest = /\.test\.|vitest|^(e2e|bench)\/|\/(testing|tests|types|template)\//;
  const imports = files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTest.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(
        ([, name = '']) => ({ file, name }),
      ),
    );
  const found = imports.filter(({ name }) => tools.some((tool) => `${name}/`.startsWith(`${tool}/`)));
  // Only deploys and previews load it, which install everything.
  expect(found).toEqual([{ file: 'platform/commands/assertHydrates.ts', name: '@playwright/test' }]);
});

test('every package of the lockfile has its integrity', () => {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>(join(root, 'package-lock.json'));
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
  );
  // Binaries for other platforms: the registry that locked the versions did not have them to compute it from.
  const ofOtherPlatforms = unchecked.filter(([, { optional, os, cpu }]) => optional && (os ?? cpu));
  expect(unchecked).toEqual(ofOtherPlatforms);
  const remedy =
    'Delete their entries from package-lock.json and run npm install --package-lock-only against registry.npmjs.org.';
  expect(unchecked.length, remedy).toBeLessThanOrEqual(46);
});

test('every folder has an owner', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const owned = [...read('CODEOWNERS').matchAll(/^\/([\w.-]+)\/\s+@/gm)].map(([, folder]) => folder);
  expect(owned.sort()).toEqual([...folders].sort());
});

test('every link between documents leads to a file', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('no file names a document that is not here', () => {
  const known = new Set(documents.map((file) => basename(file)));
  const unknown = files
    .filter(
      (file) => /\.(ts|tsx|js|mjs|css|sql|md|json|toml|yml)$/.test(file) && file !== 'package-lock.json',
    )
    .flatMap((file) =>
      [...read(file).matchAll(/[\w-]+\.md\b/g)]
        .filter(([name]) => !known.has(name))
        .map(([name]) => `${file}: ${name}`),
    );
  expect(unknown).toEqual([]);
});
