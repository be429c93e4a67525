import { expect, test } from 'vitest';
import {
  allowedScripts,
  broughtBy,
  directDependencies,
  fromElsewhere,
  namesByLicence,
  npmConfiguration,
  wantedVersions,
  withInstallScript,
} from './lockfile.ts';
import { acceptedLicences, purposes, refusedInstallScripts } from './purposes.ts';

test('every direct dependency says what it is for', () => {
  expect(directDependencies().map(({ name }) => name)).toEqual(
    Object.keys(purposes).sort((a, b) => a.localeCompare(b)),
  );
});

test('every version is exact', () => {
  expect(wantedVersions().filter((wanted) => !/ \d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted))).toEqual([]);
});

test('no script of a dependency runs at installation, and each that would is explained', () => {
  const refused = Object.keys(refusedInstallScripts);
  expect(withInstallScript()).toEqual(refused);
  expect(npmConfiguration()).toContain('ignore-scripts=true');
  expect(allowedScripts()).toEqual(Object.fromEntries(refused.map((name) => [name, false])));
});

test('every dependency comes from the registry, with a licence that was accepted', () => {
  expect(fromElsewhere()).toEqual([]);
  expect([...namesByLicence().keys()].filter((licence) => !acceptedLicences.includes(licence))).toEqual([]);
});

test('what a dependency brings with it is followed', () => {
  expect([...broughtBy('node_modules/react-dom')]).toEqual([
    'node_modules/react-dom',
    'node_modules/scheduler',
  ]);
});
