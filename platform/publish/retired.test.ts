import { retiredPath } from 'shared/contract/grammar';
import type { RetiredPath } from 'shared/contract/section';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { checkRetired, checkVanished, endOf, redirectTarget, retiredPaths } from './retired.ts';

const section = (paths: readonly string[], retired: readonly RetiredPath[] = []) =>
  testSection({
    routes: testSection().routes.flatMap((route) => paths.map((path) => ({ ...route, path }))),
    retired,
  });

/** A release with these pages that follows one with those of `before`. */
function follow(paths: readonly string[], retired: readonly RetiredPath[], before: readonly string[] = []) {
  const live = testRelease(section(before));
  const { sections } = testRelease(section(paths, retired));
  const release = { sections, retired: retiredPaths(sections, live) };
  return { release, problems: [...checkVanished(release, live), ...checkRetired(release)] };
}

const gone = (path: string): RetiredPath => ({ path, gone: true });
const redirect = (path: string, to: `/${string}`): RetiredPath => ({ path, to });

test.each<[string, string[], RetiredPath[], string[]]>([
  ['a redirect', ['/about'], [redirect('/events', '/about')], ['/events']],
  ['gone', [], [gone('/events/:id')], ['/events/:eventId']],
  ['a page for all addresses', ['/events/:id'], [], ['/events/2024']],
  [
    'a redirect with its parameter',
    ['/news/:id'],
    [redirect('/events/:eventId', '/news/:eventId')],
    ['/events/:id'],
  ],
  ['a redirect to a redirect', ['/c'], [redirect('/a', '/b'), redirect('/b', '/c')], ['/a', '/b']],
])('a live page may go for %s', (_, paths, retired, before) => {
  expect(follow(paths, retired, before).problems).toEqual([]);
});

test('a live page that goes without a word is refused with what to write', () => {
  expect(follow(['/about'], [], ['/about', '/events/:id']).problems).toEqual([
    "mf-one: /events/:id is live and would lead to nothing. Say where its visitors go: retired: [{ path: '/events/:id', to: '/…' }] in mf-one/src/section.ts, or { path: '/events/:id', gone: true }.",
  ]);
  const live = testRelease(section(['/events']));
  expect(checkVanished({ sections: {} }, live)).toEqual([
    'mf-one: /events is live and would lead to nothing. Say where its visitors go: add --redirect /events=/… to the command, or --gone /events.',
  ]);
});

test.each([
  ['/nowhere', '/a leads to /nowhere, where no page is'],
  ['/about/:id', '/a leads to /about/:id, where no page is'],
  ['/a', '/a leads to /a, where no page is'],
] as const)('a redirect to %s is refused', (to, problem) => {
  expect(follow(['/about', '/about/x'], [redirect('/a', to)]).problems).toEqual([
    expect.stringContaining(problem),
  ]);
});

test.each([
  ['/policies/:part', '/policies/photos'],
  ['/Policies', '/policies'],
  ['/a/b', '/a/:id'],
])('a retired %s beside the page %s is refused, as hosts redirect first', (path, page) => {
  const { sections } = testRelease(section([page]));
  expect(checkRetired({ sections, retired: [gone(path)] })).toEqual([
    expect.stringContaining(`${path} is retired and shares addresses with ${page} of mf-one.`),
  ]);
});

test('a live pattern ends where a page takes one of its addresses', () => {
  const live = { ...testRelease(), retired: [gone('/events/:id')] };
  expect(retiredPaths(testRelease(section(['/events/2024'])).sections, live)).toEqual([]);
});

test.each(['/:year', '/:a/:b', '/_sections', '/release.json.', '/x.js'])('%s cannot be retired', (path) => {
  expect(v.safeParse(retiredPath, { path, gone: true }).success).toBe(false);
});

test('what a section says of its own page is refused', () => {
  expect(follow(['/about'], [gone('/About')]).problems).toEqual([
    'mf-one has /About and says that it is retired. Remove one from its src/section.ts.',
  ]);
});

test('a retired path is kept until a page has it, and the last word counts', () => {
  const live = { ...testRelease(), retired: [gone('/a'), redirect('/b/:id', '/one'), gone('/c')] };
  const { sections } = testRelease(section(['/one', '/c'], [redirect('/a', '/one')]));
  expect(retiredPaths(sections, live, [gone('/b/:other')])).toEqual([
    redirect('/a', '/one'),
    gone('/b/:other'),
  ]);
});

test('where an address leads in the end', () => {
  const { release } = follow(['/about'], [redirect('/a/:id', '/about'), gone('/a/b')]);
  const ends = ['/about', '/ABOUT', '/a/x', '/a/b', '/x'].map((path) => endOf(release, path));
  expect(ends).toEqual(['page', 'page', 'page', 'gone', 'nothing']);
  expect(redirectTarget('/x/:a/:b', '/y/:b', '/x/1/2')).toBe('/y/2');
});
