import { type FaultName, faults } from '../../faultServer.ts';
import { expectBroken, expectHealed, tryAgainInVain } from './expectations.ts';
import { lost, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const rows: readonly { title: string; fault: FaultName | 'noSuchHost' }[] = [
  { title: 'DNS failure', fault: 'noSuchHost' },
  { title: 'connection reset', fault: 'reset' },
  { title: '404', fault: 'notFound' },
  { title: '500', fault: 'serverError' },
  { title: 'HTML with status 200', fault: 'html' },
  { title: 'HTML with status 200, to be kept for a year', fault: 'htmlForAYear' },
  { title: 'empty file', fault: 'nothing' },
  { title: 'half of the file', fault: 'truncated' },
  { title: 'cut off in the middle', fault: 'cutOff' },
  { title: 'syntax error', fault: 'syntaxError' },
  { title: 'one byte changed', fault: 'oneByte' },
  { title: 'a type that is not a script', fault: 'wrongType' },
  { title: 'hang', fault: 'hang' },
  { title: 'a byte now and then, without end', fault: 'endlesslySlow' },
  { title: '30 s late', fault: 'after30Seconds' },
];

/** A page that waits for a timeout is tried again once only. */
const waits = ['hang', 'endlesslySlow', 'after30Seconds'];

const parts = { entry: 'remoteEntry', 'page chunk': 'static/js/async/' };

for (const section of sections) {
  for (const [part, files] of Object.entries(parts)) {
    const address = new RegExp(`^/_sections/${section.name}/\\w+/${files}`);
    const isFile = ({ pathname }: URL) => address.test(pathname);

    for (const { title, fault } of rows) {
      test(`${part}: ${title}: ${section.name}`, async ({ page, another, site, problems }) => {
        problems.allow(lost);
        if (fault !== 'noSuchHost') site.server.breakFor(address, faults[fault]);
        else
          for (const each of [page, another])
            await each.route(isFile, (route) => route.abort('namenotresolved'));
        await expectBroken(page, another, section);
        if (!waits.includes(fault)) await tryAgainInVain(another, section);
        site.server.heal();
        for (const each of [page, another]) await each.unroute(isFile);
        await expectHealed(page, another, section);
      });
    }
  }
}
