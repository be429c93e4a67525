import { build } from 'platform/commands/build.ts';
import { step } from 'platform/commands/progress.ts';
import { writeSection } from '../report/performanceDocument.ts';
import { growthTable } from './growthTable.ts';
import { type Growth, measureGrowth, sizes } from './measureGrowth.ts';

/** `npm run bench -- --growth`: generated sections and pages, from a handful to a thousand. */
export async function growth(write: boolean) {
  await build(['shell'], 'production');
  const measured: Growth[] = [];
  for (const size of sizes) {
    measured.push(
      await step(`${size.sections} sections, ${size.pages} pages in the first`, () => measureGrowth(size)),
    );
  }
  const table = growthTable(measured);
  console.log(`\n${table}`);
  if (write) writeSection('growth', table);
}
