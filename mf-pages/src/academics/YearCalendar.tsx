import { css } from '@emotion/react';
import { useRef } from 'react';
import { inLocale, localePath } from 'shared/contract/locales';
import { useLocale } from 'shared/locale/LocaleContext';
import { calendar } from 'shared/school/calendar';
import { type DatedEntry, entriesOf } from 'shared/school/calendarDays';
import { weekdayOf } from 'shared/school/schoolTime';
import { Band } from 'shared/ui/Band';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { DataTable } from 'shared/ui/DataTable';
import { useUpcoming } from '../blocks/useUpcoming.ts';
import type { AcademicsContent } from './content.en.ts';

/** A sheet of its own on paper. */
const sheet = css({ '@media print': { breakBefore: 'page', table: { fontSize: '9pt' } } });
const tables = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  alignItems: 'start',
  gap: '0 var(--space-6)',
  'th, td': { '@media print': { padding: '1pt 4pt' } },
});

const allEntries = entriesOf(calendar);

/** The school's dates, a table a year. */
export function YearCalendar({ content }: { content: AcademicsContent['calendar'] }) {
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const upcoming = useUpcoming(allEntries, list);
  return (
    <Band css={sheet} labelledBy="calendar" title={content.title} lead={content.lead}>
      <div css={tables} ref={list}>
        {calendar.years.map((year) => (
          <Year
            key={year}
            year={year}
            entries={upcoming.filter(({ to }) => to.startsWith(`${year}`))}
            content={content}
          />
        ))}
      </div>
      {upcoming.length === 0 && <p>{content.none}</p>}
      <ButtonLink href={localePath(locale, '/calendar.ics')} variant="secondary">
        {content.file}
      </ButtonLink>
    </Band>
  );
}

interface YearProps {
  year: number;
  entries: readonly DatedEntry[];
  content: AcademicsContent['calendar'];
}

function Year({ year, entries, content: { caption, columns, closed, toWeekday } }: YearProps) {
  const { format, locale, weekdays } = useLocale();
  if (entries.length === 0) return null;
  const weekday = (day: string) => weekdays[weekdayOf(day)].name;
  return (
    <DataTable
      caption={caption(format.digits(year))}
      columns={[columns.date, columns.occasion]}
      rows={entries.map(({ kind, name, from, to }) => ({
        heading: `${format.days({ from, to })}, ${from === to ? weekday(from) : toWeekday(weekday(from), weekday(to))}`,
        cells: [kind === 'closures' ? closed(inLocale(name, locale)) : inLocale(name, locale)],
      }))}
    />
  );
}
