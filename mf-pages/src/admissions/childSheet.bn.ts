import { shareContent } from 'shared/share/content.bn';
import { classes } from '../academics/classes.bn.ts';
import type { content as english } from './childSheet.en.ts';

export const content: typeof english = {
  ...classes,
  titles: { fees: 'ফি', hours: 'ক্লাসের সময়', subjects: 'কী কী পড়ানো হয়' },
  sums: (joining, month) => `ভর্তির সময় ${joining}, তারপর মাসে ${month}।`,
  print: 'পাতাটি ছাপান',
  share: shareContent,
};
