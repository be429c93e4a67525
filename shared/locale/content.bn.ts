import { createLocaleContent } from './localeContent.ts';

export const content = createLocaleContent({
  locale: 'bn',
  digits: '০১২৩৪৫৬৭৮৯',
  months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
  weekdays: {
    Sunday: { name: 'রবিবার', short: 'রবি' },
    Monday: { name: 'সোমবার', short: 'সোম' },
    Tuesday: { name: 'মঙ্গলবার', short: 'মঙ্গল' },
    Wednesday: { name: 'বুধবার', short: 'বুধ' },
    Thursday: { name: 'বৃহস্পতিবার', short: 'বৃহস্পতি' },
    Friday: { name: 'শুক্রবার', short: 'শুক্র' },
    Saturday: { name: 'শনিবার', short: 'শনি' },
  },
  dayParts: [
    { until: 4, name: 'রাত' },
    { until: 12, name: 'সকাল' },
    { until: 16, name: 'দুপুর' },
    { until: 18, name: 'বিকেল' },
    { until: 20, name: 'সন্ধ্যা' },
    { until: 24, name: 'রাত' },
  ],
  time: '{part} {time}',
  timeRange: ' - ',
  ui: { breadcrumb: 'আপনি কোথায় আছেন', tryAgain: 'আবার চেষ্টা করুন', newTab: 'নতুন ট্যাবে খুলবে' },
  school: {
    tagline: 'আজকের যত্নে আগামীর কাণ্ডারি',
    address: ['সীমান্ত পল্লী, রূপনারায়ণপুর বাজার', 'পশ্চিম বর্ধমান', 'পশ্চিমবঙ্গ', 'ভারত'],
  },
  grades: {
    'pre-nursery': 'প্রি-নার্সারি',
    nursery: 'নার্সারি',
    kg: 'কেজি',
    'class-1': 'প্রথম শ্রেণি',
    'class-2': 'দ্বিতীয় শ্রেণি',
    'class-3': 'তৃতীয় শ্রেণি',
    'class-4': 'চতুর্থ শ্রেণি',
    'class-5': 'পঞ্চম শ্রেণি',
  },
  office: {
    open: 'অফিস এখন খোলা, {time} পর্যন্ত',
    closed: 'অফিস এখন বন্ধ, {day} {time}-এ খুলবে',
    today: 'আজ',
  },
});
