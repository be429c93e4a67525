import type { SchoolCalendar } from 'shared/school/calendarDays';

/** A year with all kinds of entries, of which one ends with it. */
export const testCalendar: SchoolCalendar = {
  years: [2026],
  terms: [{ from: '2026-01-02', to: '2026-05-31', name: { en: 'First term', bn: 'প্রথম টার্ম' } }],
  closures: [
    { from: '2026-10-19', to: '2026-10-31', name: { en: 'Puja holidays', bn: 'পুজোর ছুটি' } },
    { from: '2026-01-26', name: { en: 'Republic Day', bn: 'প্রজাতন্ত্র দিবস' } },
    { from: '2026-12-31', name: { en: 'Founders’ day', bn: 'প্রতিষ্ঠা দিবস' } },
  ],
  examinations: [
    {
      from: '2026-03-09',
      to: '2026-03-13',
      name: { en: 'First examination; Classes II, III\\V', bn: 'প্রথম পরীক্ষা' },
    },
  ],
  admissions: [{ from: '2026-12-01', name: { en: 'Forms for 2027', bn: '২০২৭ সালের ফর্ম' } }],
};
