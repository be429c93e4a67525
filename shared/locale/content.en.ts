import { createLocaleContent } from './localeContent.ts';

export const content = createLocaleContent({
  locale: 'en',
  months: 'January February March April May June July August September October November December'.split(' '),
  weekdays: {
    Sunday: { name: 'Sunday', short: 'Sun' },
    Monday: { name: 'Monday', short: 'Mon' },
    Tuesday: { name: 'Tuesday', short: 'Tue' },
    Wednesday: { name: 'Wednesday', short: 'Wed' },
    Thursday: { name: 'Thursday', short: 'Thu' },
    Friday: { name: 'Friday', short: 'Fri' },
    Saturday: { name: 'Saturday', short: 'Sat' },
  },
  dayParts: [
    { until: 12, name: 'AM' },
    { until: 24, name: 'PM' },
  ],
  time: '{time} {part}',
  timeRange: '-',
  ui: { breadcrumb: 'Breadcrumb', tryAgain: 'Try again', newTab: 'Opens in a new tab' },
  school: {
    tagline: 'Nurturing Tomorrow’s Leaders Today',
    address: ['Simanta Palli, Rupnarayanpur Bazar', 'Paschim Bardhaman', 'West Bengal', 'India'],
  },
  grades: {
    'pre-nursery': 'Pre Nursery',
    nursery: 'Nursery',
    kg: 'KG',
    'class-1': 'Class I',
    'class-2': 'Class II',
    'class-3': 'Class III',
    'class-4': 'Class IV',
    'class-5': 'Class V',
  },
  office: {
    open: 'Open now, until {time}',
    closed: 'Closed now, opens {day} {time}',
    today: 'today',
  },
});
