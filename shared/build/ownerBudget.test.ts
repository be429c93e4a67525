import { expect, test } from 'vitest';
import { overBudget, weigh } from './ownerBudget.ts';

const script = (file: string, bytes: number) => ({ file, integrity: '', bytes });

const route = (path: string, ...scripts: ReturnType<typeof script>[]) => ({
  path,
  page: 'Page',
  prerender: true,
  head: { title: '', description: '', keywords: '' },
  scripts,
});

test('a section weighs what its heaviest page loads, the entry included', () => {
  const weight = weigh({
    entry: script('entry.js', 7000),
    routes: [route('/a', script('a.js', 1000)), route('/b', script('b.js', 3000), script('query.js', 2000))],
    modules: {
      'entry.js': { 'bundler runtime': 7000 },
      'a.js': { 'src/a.tsx': 1000 },
      'b.js': { 'src/b.tsx': 2500, valibot: 500 },
      'query.js': { valibot: 2000 },
    },
  });
  expect(weight).toEqual({
    bytes: 12_000,
    modules: { 'bundler runtime': 7000, 'src/b.tsx': 2500, valibot: 2500 },
  });
});

test('what fits is not complained about', () => {
  expect(overBudget('mf-new', { bytes: 20_000, modules: {} }, undefined)).toBeUndefined();
});

test('what is over its budget is named with what brought it since the version before', () => {
  const before = { bytes: 19_000, modules: { 'bundler runtime': 6000, 'src/a.tsx': 13_000 } };
  const now = {
    bytes: 23_100,
    modules: { 'bundler runtime': 6020, 'src/a.tsx': 13_200, 'left-pad': 3880 },
  };
  expect(overBudget('mf-new', now, before)).toBe(
    'mf-new is 3.1 kB over its budget of 20.0 kB: left-pad brought 3.9 kB, src/a.tsx brought 0.2 kB. Load later what the first view does not need, or change budgets.json with a reason.',
  );
});

test('a first version over its budget is named with its largest parts', () => {
  const now = { bytes: 24_000, modules: { 'src/a.tsx': 16_000, 'left-pad': 8000 } };
  expect(overBudget('mf-new', now, undefined)).toContain(
    'its largest parts are src/a.tsx (16.0 kB), left-pad (8.0 kB).',
  );
});
