import { shareContent } from 'shared/share/content.en';
import { classes } from '../academics/classes.en.ts';

/** What the page of one class and medium says beside what the Admissions page says of all. */
export const content = {
  ...classes,
  titles: { fees: 'Fees', hours: 'Hours', subjects: 'Subjects' },
  sums: (joining: string, month: string) => `${joining} to join, then ${month} a month.`,
  print: 'Print this page',
  share: shareContent,
};
