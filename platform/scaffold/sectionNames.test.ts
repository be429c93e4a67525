import { expect, test } from 'vitest';
import { sectionNamesOf } from './sectionNames.ts';

test('the names of a section follow from its workspace', () => {
  expect(sectionNamesOf('mf-school-events')).toEqual({
    workspace: 'mf-school-events',
    folder: 'schoolEvents',
    page: 'SchoolEventsPage',
    path: '/school-events',
    words: 'School events',
  });
});

test.each([undefined, '', 'events', 'mf-', 'mf-Events', 'mf-events2', 'mf-../x', 'shell'])(
  '%s is refused, with what to write',
  (name) => {
    expect(() => sectionNamesOf(name)).toThrow('npm run new-section -- mf-events');
  },
);
