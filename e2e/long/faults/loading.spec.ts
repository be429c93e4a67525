import { type Fault, type FaultName, faults } from '../../faultServer.ts';
import { expect, hydrated } from '../../test.ts';
import {
  expectBroken,
  expectHealed,
  expectNotice,
  expectRecovery,
  expectShown,
  follow,
  noticeWithinMs,
  openFrame,
  title,
  tryAgainInVain,
} from './expectations.ts';
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

/** The deadline of a navigation is one for all its parts. */
const mixtures: readonly { title: string; list: Fault; entry: Fault; chunk?: Fault; isShown: boolean }[] = [
  {
    title: 'list of pages 4.5 s late, entry hangs',
    list: faults.after4Seconds,
    entry: faults.hang,
    isShown: false,
  },
  {
    title: 'list of pages, entry and chunk 2 s late',
    list: faults.after2Seconds,
    entry: faults.after2Seconds,
    chunk: faults.after2Seconds,
    isShown: true,
  },
];

for (const section of sections) {
  for (const { title: what, list, entry, chunk, isShown } of mixtures) {
    test(`${what}: ${section.name}`, async ({ page, site, problems }) => {
      problems.allow(lost);
      site.server.breakFor(/^\/_releases\/\d+\.en\.json/, list);
      site.server.breakFor(new RegExp(`^/_sections/${section.name}/\\w+/remoteEntry`), entry);
      if (chunk) site.server.breakFor(new RegExp(`^/_sections/${section.name}/\\w+/static/js/async/`), chunk);
      await openFrame(page, section.elsewhere[0].path);
      await hydrated(page);
      await follow(page, section.path);
      if (isShown) {
        await expect(title(page)).toHaveText(section.heading, { timeout: noticeWithinMs });
        await expectShown(page, section);
      } else {
        await expectNotice(page, section);
        site.server.heal();
        await expectRecovery(page, section);
      }
    });
  }
}
