import { expect, test } from 'vitest';
import { browserTestsFor, countTests } from './checks.ts';

test('a test that passes the second time is passed, and named', () => {
  const report = `<testsuites><testsuite>
    <testcase name="opens" classname="menus.spec.ts" time="1"></testcase>
    <testcase name="closes" classname="menus.spec.ts" time="2"><flakyFailure message="late"/></testcase>
    <testcase name="stays" classname="menus.spec.ts" time="3"><failure message="gone"/></testcase>
  </testsuite></testsuites>`;
  expect(countTests(report)).toEqual({
    passed: 2,
    failed: ['menus.spec.ts stays'],
    flaky: ['menus.spec.ts closes'],
  });
});

test('a workspace without tests is refused with the names of those that have some', () => {
  expect(() => browserTestsFor('mf-galery')).toThrow(/no tests of mf-galery.*mf-gallery.*shell/s);
});
