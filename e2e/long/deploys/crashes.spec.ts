import { setTimeout as pause } from 'node:timers/promises';
import { liveRelease, succeed, test } from '../../deployTest.ts';
import { type DeployedCopy, testSection } from '../../projectCopy.ts';
import { expect } from '../../test.ts';
import { expectWhole } from './expectWhole.ts';

const { name, path, title, content } = testSection;

test.afterEach(({ project }) => project.restore());

const pageText = async ({ url }: DeployedCopy, at: string = path) => (await fetch(url + at)).text();

test('two sections deployed at the same moment, three times, are all live in the end', async ({
  project,
}) => {
  test.setTimeout(180_000);
  const before = await liveRelease(project);
  for (const text of ['One at once', 'Two at once', 'Three at once']) {
    project.restore();
    project.edit(content, title, text);
    project.edit('mf-policies/src/content.en.ts', "label: '", `label: '${text}: `);
    await Promise.all([
      succeed(project, 'deploy', name, '--unchecked'),
      succeed(project, 'deploy', 'mf-policies', '--unchecked'),
    ]);
    expect(await pageText(project)).toContain(text);
    expect(await pageText(project, '/policies')).toContain(`"label":"${text}: `);
  }
  expect(await expectWhole(project)).toBe(before + 6);
});

test('one section deployed twice at the same moment is live once', async ({ project }) => {
  const before = await liveRelease(project);
  project.edit(content, title, 'Twice at once');
  const outcomes = await Promise.all([1, 2].map(() => project.run('deploy', name, '--unchecked')));
  expect(outcomes.some(({ code }) => code === 0)).toBe(true);
  expect(await expectWhole(project)).toBe(before + 1);
  expect(await pageText(project)).toContain('Twice at once');
});

test('a deploy killed at any moment leaves the old or the new release, whole, and the next one works', async ({
  project,
}) => {
  test.setTimeout(300_000);
  project.edit(content, title, 'Killed 0');
  const { seconds } = await succeed(project, 'deploy', name, '--unchecked');
  const moments = 10;
  for (let moment = 1; moment <= moments; moment += 1) {
    const before = await liveRelease(project);
    project.edit(content, `Killed ${moment - 1}`, `Killed ${moment}`);
    const deploy = project.start('deploy', name, '--unchecked');
    await Promise.race([deploy.ended, pause(seconds * 1000 * (0.3 + (0.75 * moment) / moments))]);
    deploy.kill('SIGKILL');
    await deploy.ended;
    expect([before, before + 1]).toContain(await expectWhole(project));
  }
  project.edit(content, `Killed ${moments}`, 'After all');
  await succeed(project, 'deploy', name, '--unchecked');
  await expectWhole(project);
  expect(await pageText(project)).toContain('After all');
});
