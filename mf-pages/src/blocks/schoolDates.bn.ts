import type { SchoolDatesContent } from './schoolDates.en.ts';

export const schoolDates: SchoolDatesContent = {
  title: 'স্কুলের ক্যালেন্ডার',
  closedToday: (name) => `${name}, আজ স্কুল ছুটি`,
  closedUntil: (name, day) => `${name}, স্কুল বন্ধ ${day} পর্যন্ত`,
  today: (name) => `আজ ${name}`,
  next: (name, days) => `সামনে ${name}, ${days}`,
};
