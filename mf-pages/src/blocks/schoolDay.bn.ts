import { content as bengali } from 'shared/locale/content.bn';
import { sessions } from 'shared/school/timings';
import type { SchoolDayContent } from './schoolDay.en.ts';

const { format } = bengali;
const { junior, senior } = sessions;

export const schoolDay: SchoolDayContent = {
  label: 'সময়সূচি অনুযায়ী',
  parts: {
    before: `স্কুল শুরু হবে ${format.time(junior.starts)}-এ।`,
    juniors: `এখন প্রাতঃবিভাগের ক্লাস চলছে, ${format.time(junior.ends)} পর্যন্ত।`,
    between: `দিবা বিভাগের ক্লাস শুরু হবে ${format.time(senior.starts)}-এ।`,
    seniors: `এখন দিবা বিভাগের ক্লাস চলছে, টিফিন ${format.time(senior.lunch.starts)} থেকে।`,
    lunch: `এখন দিবা বিভাগের টিফিন, ${format.time(senior.lunch.ends)} পর্যন্ত।`,
    afternoon: `এখন দিবা বিভাগের ক্লাস চলছে, ${format.time(senior.ends)} পর্যন্ত।`,
    over: 'আজকের মতো স্কুল ছুটি।',
  },
};
