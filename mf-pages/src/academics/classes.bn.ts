import { content as bengali } from 'shared/locale/content.bn';
import { sessions } from 'shared/school/timings';
import type { classes as english } from './classes.en.ts';

const { format, grades } = bengali;
const { junior, senior } = sessions;

export const classes: typeof english = {
  sessions: {
    junior: {
      name: 'প্রাতঃবিভাগ',
      classes: `${grades[junior.from]} থেকে ${grades[junior.to]}`,
      hours: format.timeRange(junior.starts, junior.ends),
      details: [`সন্তানকে ${format.time(junior.arriveBy)}-র মধ্যে পৌঁছে দিন`],
    },
    senior: {
      name: 'দিবা বিভাগ',
      classes: `${grades[senior.from]} থেকে ${grades[senior.to]}`,
      hours: format.timeRange(senior.starts, senior.ends),
      details: [
        `সন্তানকে ${format.time(senior.arriveBy)}-র মধ্যে পৌঁছে দিন`,
        `টিফিন ${format.timeRange(senior.lunch.starts, senior.lunch.ends)}`,
      ],
    },
  },
  curriculum: {
    ages: (from, to) => `${format.number(from)}-${format.number(to)} বছর`,
    subjects: {
      bengali: 'বাংলা',
      english: 'ইংরেজি',
      bengaliOrHindi: 'বাংলা অথবা হিন্দি',
      hindi: 'হিন্দি',
      mathematics: 'গণিত',
      generalKnowledge: 'সাধারণ জ্ঞান',
      environmentScience: 'পরিবেশ বিজ্ঞান',
      science: 'বিজ্ঞান',
      socialStudies: 'সমাজবিদ্যা',
      computer: 'কম্পিউটার',
      drawing: 'অঙ্কন',
    },
    levels: { 1: 'প্রথম ভাষা', 2: 'দ্বিতীয় ভাষা', 3: 'তৃতীয় ভাষা' },
  },
};
