import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../files.ts';
import { sectionFiles, sectionNamesOf } from './sectionFiles.ts';

test('every name of the template becomes one of the new section', () => {
  const files = sectionFiles(sectionNamesOf('mf-school-events'));
  expect(Object.keys(files)).toContain('mf-school-events/src/schoolEvents/SchoolEventsPage.tsx');
  expect(Object.keys(files)).toContain('e2e/journeys/mf-school-events/schoolEvents.spec.ts');
  expect(files['mf-school-events/src/section.ts']).toContain(`name: 'mf-school-events',
  label: { en: en.label, bn: bn.label },
  routes: [
    {
      path: '/school-events',
      module: './src/schoolEvents/SchoolEventsPage.tsx',`);
  expect(JSON.stringify(files)).not.toMatch(/new.?section/i);
});

test('the template has the package versions of the other sections', () => {
  const root = join(import.meta.dirname, '../..');
  const dependenciesOf = (folder: string) =>
    readJson<{ dependencies: Record<string, string> }>(join(root, folder, 'package.json')).dependencies;
  expect(dependenciesOf('mf-pages')).toMatchObject(
    dependenciesOf('platform/scaffold/template/mf-new-section'),
  );
});

test.each([undefined, '', 'events', 'mf-', 'mf-Events', 'mf-events2', 'mf-../x', 'shell'])(
  '%s is refused, with what to write',
  (name) => {
    expect(() => sectionNamesOf(name)).toThrow('npm run new-section -- mf-events');
  },
);
