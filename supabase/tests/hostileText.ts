import fc from 'fast-check';

/** The same cases in each run; HOSTILE_SEED tries others. */
export const sameCases = { seed: Number(process.env.HOSTILE_SEED ?? 1986), numRuns: 80 };

/** What strangers put where an id, a name or a path is expected. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '..%2f',
    '../../../etc/passwd',
    '\u0000',
    "'; drop table albums; --",
    '" or ""="',
    '(select 1)',
    '*',
    'null',
    'eq.1',
    'in.(1,2)',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '__proto__',
    'NaN',
    '-1',
    '9'.repeat(400),
    'x'.repeat(10_240),
    'ব'.repeat(2_000),
    '\u202e\ufeff\ud83d\ude00',
    '%00%0d%0aSet-Cookie:a=b',
    '00000000-0000-0000-0000-000000000000',
  ),
);
