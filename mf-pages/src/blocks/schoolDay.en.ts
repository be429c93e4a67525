import { formatTime } from 'shared/school/format';
import { type SchoolDayPart, sessions } from 'shared/school/timings';

const { junior, senior } = sessions;

export const schoolDay = {
  label: 'Now, by the timetable:',
  parts: {
    before: `school begins at ${formatTime(junior.starts)}.`,
    juniors: `junior classes are in class until ${formatTime(junior.ends)}.`,
    between: `senior classes begin at ${formatTime(senior.starts)}.`,
    seniors: `senior classes are in class until lunch at ${formatTime(senior.lunch.starts)}.`,
    lunch: `senior classes are at lunch until ${formatTime(senior.lunch.ends)}.`,
    afternoon: `senior classes are in class until ${formatTime(senior.ends)}.`,
    over: 'school is over for today.',
  } satisfies Record<SchoolDayPart, string>,
};
