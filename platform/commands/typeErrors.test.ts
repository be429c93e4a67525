import { expect, test } from 'vitest';
import { errorsIn } from './typeErrors.ts';

test('each type error is named with file, line and what explains it', () => {
  const output = [
    "mf-one/src/page.ts(3,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  It is explained here.',
    'shared/school/fees.ts(8,1): error TS1: shared.',
    '',
  ].join('\n');
  expect(errorsIn(output)).toEqual([
    "mf-one/src/page.ts:3:14: error TS2322: Type 'string' is not assignable to type 'number'.\n  It is explained here.",
    'shared/school/fees.ts:8:1: error TS1: shared.',
  ]);
});
