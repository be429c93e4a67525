import { content as english } from 'shared/locale/content.en';
import { sessions } from 'shared/school/timings';

const { format, grades } = english;
const { junior, senior } = sessions;

/** When a class meets, and what it learns. */
export const classes = {
  sessions: {
    junior: {
      name: 'Junior classes',
      classes: `${grades[junior.from]} to ${grades[junior.to]}`,
      hours: format.timeRange(junior.starts, junior.ends),
      details: [`Arrive by ${format.time(junior.arriveBy)}`],
    },
    senior: {
      name: 'Senior classes',
      classes: `${grades[senior.from]} to ${grades[senior.to]}`,
      hours: format.timeRange(senior.starts, senior.ends),
      details: [
        `Arrive by ${format.time(senior.arriveBy)}`,
        `Lunch ${format.timeRange(senior.lunch.starts, senior.lunch.ends)}`,
      ],
    },
  },
  curriculum: {
    ages: (from: number, to: number) => `${from}-${to} years`,
    subjects: {
      bengali: 'Bengali',
      english: 'English',
      bengaliOrHindi: 'Bengali or Hindi',
      hindi: 'Hindi',
      mathematics: 'Mathematics',
      generalKnowledge: 'General Knowledge',
      environmentScience: 'Environment Science',
      science: 'Science',
      socialStudies: 'Social Studies',
      computer: 'Computer',
      drawing: 'Drawing',
    },
    levels: { 1: '1st Language', 2: '2nd Language', 3: '3rd Language' },
  },
};
