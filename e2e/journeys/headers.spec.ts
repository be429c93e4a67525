import { describeHeaders } from '../headers/describeHeaders.ts';
import { observatoryScore } from '../headers/observatory.ts';
import { policyFindings } from '../headers/policyFindings.ts';
import { test } from '../headers/test.ts';
import { expect } from '../test.ts';

test.describe.configure({ mode: 'default' });

describeHeaders(test);

const policy = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const best = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Figures of the Observatory's own program for the same answers. */
const ratings = [
  { change: {}, score: 145 },
  { change: { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, score: 140 },
  { change: { 'content-security-policy': `${policy}; connect-src http://api.example` }, score: 80 },
  { change: { 'content-security-policy': policy.replace("'self'", 'data:') }, score: 80 },
  { change: { 'strict-transport-security': 'max-age=100' }, score: 135 },
  { change: { 'referrer-policy': 'unsafe-url' }, score: 135 },
  { change: { 'x-content-type-options': 'none' }, score: 140 },
  { change: { 'cross-origin-resource-policy': 'cross-origin' }, score: 135 },
  { change: { 'cross-origin-opener-policy': 'nonsense' }, score: 130 },
] as const;

for (const { change, score } of ratings) {
  test(`the rating gives ${score} points for ${JSON.stringify(change)}`, () => {
    const headers = { ...best, ...change };
    expect(observatoryScore({ headers, html: '<script src="/a.js" integrity="sha384-a">' }).score).toBe(
      score,
    );
  });
}

test('the rating finds a policy that lets any script in', () => {
  expect(policyFindings(policy)).toEqual([]);
  expect(policyFindings(policy.replace("'self'", 'https:'))).toEqual([
    expect.stringMatching(/^STRICT_CSP: script-src/),
    expect.stringMatching(/^HIGH: script-src/),
  ]);
  expect(policyFindings(policy.replace("default-src 'none'; ", ''))).toEqual([
    expect.stringMatching(/^HIGH: object-src/),
  ]);
});
