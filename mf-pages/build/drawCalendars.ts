import { type ByLocale, inLocale, localeCodes, localePath } from 'shared/contract/locales';
import { calendar } from 'shared/school/calendar';
import { schoolDates as schoolDatesBn } from '../src/blocks/schoolDates.bn.ts';
import { schoolDates as schoolDatesEn } from '../src/blocks/schoolDates.en.ts';
import { calendarFile, calendarProblems } from './calendarFile.ts';

const titles: ByLocale<string> = { en: schoolDatesEn.title, bn: schoolDatesBn.title };

/** The calendar for phones in each locale, by its path. */
export async function drawCalendars() {
  const problems = calendarProblems(calendar);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return localeCodes.map((locale) => {
    const file = calendarFile(calendar, locale, inLocale(titles, locale));
    return [localePath(locale, '/calendar.ics'), file] as const;
  });
}
