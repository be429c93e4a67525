import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from 'shared/build/dist';
import { type ByLocale, inLocale, localeCodes, localePath } from 'shared/contract/locales';
import { calendar } from 'shared/school/calendar';
import { schoolDates as schoolDatesBn } from '../src/blocks/schoolDates.bn.ts';
import { schoolDates as schoolDatesEn } from '../src/blocks/schoolDates.en.ts';
import { calendarFile, calendarProblems } from './calendarFile.ts';

const titles: ByLocale<string> = { en: schoolDatesEn.title, bn: schoolDatesBn.title };

/** Writes the calendar for phones in each locale to `dist/files`: the section declares them among its files. */
export const writeCalendar = (folder: string): RsbuildPlugin => ({
  name: 'school-calendar',
  setup(api) {
    api.onAfterBuild(() => {
      const problems = calendarProblems(calendar);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      for (const locale of localeCodes) {
        const file = join(folder, dist, 'files', localePath(locale, '/calendar.ics'));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, calendarFile(calendar, locale, inLocale(titles, locale)));
      }
    });
  },
});
