import type { Page } from '@playwright/test';
import { faults } from '../../faultServer.ts';
import {
  expectHydrated,
  expectNotice,
  expectReadable,
  expectRecovery,
  expectStill,
  goThere,
  tryAgainInVain,
} from './oracle.ts';
import { lost, sections } from './sections.ts';
import { type FaultySite, test } from './test.ts';

type Fault = keyof typeof faults | 'noSuchHost';

/** Files of a section, and what is done to them. A page that waits for a time-out is tried again once only. */
const rows: readonly { title: string; fault: Fault; waits?: boolean }[] = [
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
  { title: 'hang', fault: 'hang', waits: true },
  { title: 'a byte now and then, without end', fault: 'endlesslySlow', waits: true },
  { title: '30 s late', fault: 'after30Seconds', waits: true },
];

const parts = [
  { part: 'entry', files: 'remoteEntry' },
  { part: 'page chunk', files: 'static/js/async/' },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const section of sections) {
  for (const { part, files } of parts) {
    const address = new RegExp(`^/_sections/${section.name}/\\w+/${files}`);

    for (const { title, fault, waits } of rows) {
      const row = `${part}: ${title}`;
      test(`${row}: ${section.name}`, async ({ page, another, site, problems }) => {
        problems.allow(lost);
        const heal = await breakFiles(address, fault, site, [page, another]);
        await Promise.all([
          expectReadable(page, section),
          goThere(another, section).then(() => expectNotice(another, section)),
        ]);
        if (!waits) {
          await tryAgainInVain(another);
          await expectNotice(another, section);
        }
        await heal();
        await Promise.all([expectHydrated(page, section), expectRecovery(another, section)]);
        await Promise.all([page, another].map(expectStill));
      });
    }
  }
}

/** On the server for every visitor, or in the browser before anything is sent. Returns how to heal it. */
async function breakFiles(address: RegExp, fault: Fault, { server }: FaultySite, pages: readonly Page[]) {
  if (fault !== 'noSuchHost') {
    server.breakFor(address, faults[fault]);
    return async () => server.heal();
  }
  const isFile = ({ pathname }: URL) => address.test(pathname);
  for (const page of pages) await page.route(isFile, (route) => route.abort('namenotresolved'));
  return async () => {
    for (const page of pages) await page.unroute(isFile);
  };
}
