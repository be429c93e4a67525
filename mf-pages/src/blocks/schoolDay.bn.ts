import { bengali } from 'shared/locale/bengali';
import { sessions } from 'shared/school/timings';
import type { SchoolDayContent } from './schoolDay.en.ts';

const { format } = bengali;
const { junior, senior } = sessions;

export const schoolDay: SchoolDayContent = {
  label: 'সময়সূচি অনুযায়ী এখন:',
  parts: {
    before: `স্কুল শুরু হবে ${format.time(junior.starts)}-এ।`,
    juniors: `নিচু ক্লাস চলছে, ${format.time(junior.ends)} পর্যন্ত।`,
    between: `উঁচু ক্লাস শুরু হবে ${format.time(senior.starts)}-এ।`,
    seniors: `উঁচু ক্লাস চলছে, টিফিন হবে ${format.time(senior.lunch.starts)} থেকে।`,
    lunch: `উঁচু ক্লাসের টিফিন চলছে, ${format.time(senior.lunch.ends)} পর্যন্ত।`,
    afternoon: `উঁচু ক্লাস চলছে, ${format.time(senior.ends)} পর্যন্ত।`,
    over: 'আজকের মতো স্কুল ছুটি।',
  },
};
