import { expect, test } from 'vitest';
import { errorsIn } from './typeErrors.ts';

test('type errors of a workspace and of what it shares are named with file and line, and no others', () => {
  const output = [
    'e2e/pages.ts(1,2): error TS1: elsewhere.',
    "mf-one/src/page.ts(3,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  It is explained here.',
    'mf-one-more/src/page.ts(1,2): error TS1: elsewhere.',
    'shared/school/fees.ts(8,1): error TS1: shared.',
    '',
  ].join('\n');
  expect(errorsIn(output, ['mf-one'])).toEqual([
    "mf-one/src/page.ts:3:14: error TS2322: Type 'string' is not assignable to type 'number'.\n  It is explained here.",
    'shared/school/fees.ts:8:1: error TS1: shared.',
  ]);
});
