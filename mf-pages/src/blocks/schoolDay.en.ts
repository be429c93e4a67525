import { content as english } from 'shared/locale/content.en';
import { type SchoolDayPart, sessions } from 'shared/school/timings';

const { format } = english;
const { junior, senior } = sessions;

export interface SchoolDayContent {
  label: string;
  parts: Record<SchoolDayPart, string>;
}

export const schoolDay: SchoolDayContent = {
  label: 'Now, by the timetable:',
  parts: {
    before: `school begins at ${format.time(junior.starts)}.`,
    juniors: `junior classes are in class until ${format.time(junior.ends)}.`,
    between: `senior classes begin at ${format.time(senior.starts)}.`,
    seniors: `senior classes are in class until lunch at ${format.time(senior.lunch.starts)}.`,
    lunch: `senior classes are at lunch until ${format.time(senior.lunch.ends)}.`,
    afternoon: `senior classes are in class until ${format.time(senior.ends)}.`,
    over: 'school is over for today.',
  },
};
