import { setTimeout as pause } from 'node:timers/promises';
import { liveRelease, succeed, test } from '../../deployTest.ts';
import { testSection } from '../../projectCopy.ts';
import { expect } from '../../test.ts';
import { expectWhole } from './expectWhole.ts';

const { name, path, title, content } = testSection;

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
  expect(await (await fetch(project.url + path)).text()).toContain('After all');
});
