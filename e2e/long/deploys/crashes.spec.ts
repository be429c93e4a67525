import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, succeed, test } from '../../deploys/test.ts';
import { expectWhole, liveRelease } from './liveRelease.ts';

const policies = 'mf-policies/src/policies/content.en.ts';
const about = 'mf-pages/src/about/content.en.ts';

test.afterEach(({ workshop }) => workshop.restore());

test('two sections deployed at the same moment are both live in the end', async ({ workshop }) => {
  const before = await liveRelease(workshop);
  workshop.edit(policies, "title: 'School Policies'", "title: 'Two at Once'");
  workshop.edit(about, 'Our history', 'Two histories');
  await Promise.all([succeed(workshop, 'deploy', 'mf-policies'), succeed(workshop, 'deploy', 'mf-pages')]);
  expect(await expectWhole(workshop)).toBe(before + 2);
  expect(await (await fetch(`${workshop.url}/policies`)).text()).toContain('Two at Once');
  expect(await (await fetch(`${workshop.url}/about`)).text()).toContain('Two histories');
});

test('one section deployed twice at the same moment is live once, and nothing is lost', async ({
  workshop,
}) => {
  const before = await liveRelease(workshop);
  workshop.edit(policies, "title: 'School Policies'", "title: 'Twice at Once'");
  const outcomes = await Promise.all([1, 2].map(() => workshop.run('deploy', 'mf-policies')));
  expect(outcomes.some(({ code }) => code === 0)).toBe(true);
  expect(await expectWhole(workshop)).toBe(before + 1);
  expect(await (await fetch(`${workshop.url}/policies`)).text()).toContain('Twice at Once');
});

test('a deploy killed at any moment leaves the old or the new release, whole, and the next one works', async ({
  workshop,
}) => {
  test.setTimeout(600_000);
  workshop.edit(policies, "title: 'School Policies'", "title: 'Killed 0'");
  const { seconds } = await succeed(workshop, 'deploy', 'mf-policies');
  const moments = 14;
  const seen = new Set<string>();
  for (let moment = 1; moment <= moments; moment += 1) {
    const before = await liveRelease(workshop);
    workshop.edit(policies, `'Killed ${moment - 1}'`, `'Killed ${moment}'`);
    const child = workshop.start('deploy', 'mf-policies');
    await Promise.race([once(child, 'exit'), pause(seconds * 1000 * (0.3 + (0.75 * moment) / moments))]);
    child.kill('SIGKILL');
    const after = await expectWhole(workshop);
    expect([before, before + 1]).toContain(after);
    seen.add(after === before ? 'old' : 'new');
  }
  console.log(`killed at ${moments} moments between 0.3 and 1.05 of ${seconds.toFixed(1)} s: ${[...seen]}`);
  workshop.edit(policies, `'Killed ${moments}'`, "'After all'");
  await succeed(workshop, 'deploy', 'mf-policies');
  await expectWhole(workshop);
  expect(await (await fetch(`${workshop.url}/policies`)).text()).toContain('After all');
});
