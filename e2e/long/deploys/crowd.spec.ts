import { startCrowd } from '../../crowd.ts';
import { succeed, test } from '../../deployTest.ts';
import { testSection } from '../../projectCopy.ts';
import { expect } from '../../test.ts';
import { expectWhole } from './expectWhole.ts';

const changes = Number(process.env.CROWD_CHANGES ?? 40);

const { name, content, title } = testSection;

test(`${changes} deploys and rollbacks under a crowd of visitors yield no failed navigation`, async ({
  context,
  project,
}) => {
  test.setTimeout(30 * 60_000);
  const crowd = startCrowd(context, project.url);
  for (let change = 0; change < changes; change += 1) {
    if (change % 2 === 1) await succeed(project, 'rollback', name);
    else {
      project.restore();
      project.edit(content, title, `${title} ${change}`);
      await succeed(project, 'deploy', name, '--unchecked');
    }
  }
  const { failures, navigations, documents } = await crowd.leave();
  await expectWhole(project);
  expect(failures).toEqual([]);
  expect(navigations).toBeGreaterThan(changes);
  expect(documents).toBeGreaterThan(0);
});
