import { expect, test } from 'vitest';
import { overBudget, weigh } from './ownerBudget.ts';

const script = (file: string, bytes: number) => ({ file, integrity: '', bytes });

const route = (path: string, ...scripts: ReturnType<typeof script>[]) => ({
  path,
  prerender: true,
  pages: { en: { page: 'Page_en', head: { title: '', description: '', keywords: '' }, scripts } },
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

test('a section over its budget is refused with its largest parts', () => {
  const modules = { 'src/a.tsx': 16_000, 'left-pad': 8000 };
  expect(overBudget('mf-new', { bytes: 20_000, modules })).toBeUndefined();
  expect(overBudget('mf-new', { bytes: 24_000, modules })).toContain(
    'mf-new is 4.0 kB over its budget of 20.0 kB. Its largest parts are src/a.tsx (16.0 kB), left-pad (8.0 kB).',
  );
});
