import {
  gateClosesMinutesBefore,
  minimumAttendancePercent,
  pickupWithinMinutes,
} from 'shared/school/timings';
import type { PictureName } from '../blocks/pictures.ts';
import { schoolDates } from '../blocks/schoolDates.en.ts';
import { schoolDay } from '../blocks/schoolDay.en.ts';
import { classes } from './classes.en.ts';

export const content = {
  header: {
    title: 'Academics',
    lead: 'Two mediums, one standard: sound lessons in the language your child thinks in, from Pre-Nursery to Class V.',
    pictureAlt:
      'A teacher at the blackboard with Bengali and English letters, children listening on their benches.',
    links: [
      { text: 'Timings', to: '/academics#timings' },
      { text: 'Subjects', to: '/academics#curriculum' },
      { text: 'Tests and examinations', to: '/academics#year' },
      { text: 'Holidays and dates', to: '/academics#calendar' },
    ],
  },
  timings: {
    title: 'Class timings',
    lead: 'The youngest come in the cool of the morning. Classes II to V begin when they have gone home.',
    sessions: [classes.sessions.junior, classes.sessions.senior],
    schoolDay,
    notes: [
      `The gate closes ${gateClosesMinutesBefore} minutes before the start of each session.`,
      `Please collect your child within ${pickupWithinMinutes} minutes of the session’s end.`,
      `Attendance must be at least ${minimumAttendancePercent}% in every term.`,
    ],
  },
  holistic: {
    eyebrow: 'Holistic approach',
    title: 'The whole child',
    lead: 'Marks are one part of growing up. We plan the week so that head, hands and heart all have their turn.',
    strands: [
      {
        name: 'Understanding first',
        text: 'New ideas begin with things to hold, count and sort. The rule comes after the reason.',
      },
      {
        name: 'At home in languages',
        text: 'Stories, rhymes and conversation come before grammar, in each language that a child learns.',
      },
      {
        name: 'A strong, calm body',
        text: 'Yoga, drill and play teach balance, breath and how to lose a game without losing a friend.',
      },
      {
        name: 'Making and performing',
        text: 'Drawing, song, recitation and the cultural festival give quiet children a stage as well.',
      },
    ],
  },
  curriculum: {
    title: 'What each class learns',
    lead: 'Choose a medium to see its subjects, class by class.',
    tabs: { bengali: 'Bengali Medium', english: 'English Medium' },
    ...classes.curriculum,
  },
  coCurricular: {
    eyebrow: 'Co-curricular activities',
    title: 'Beyond the books',
    lead: 'Every week has room to stretch, march and tumble.',
    cards: [
      {
        name: 'Yoga',
        text: 'Postures and quiet breathing on the terrace, for balance and calm.',
        picture: 'yoga',
        alt: 'Three children in white hold the tree pose on mats.',
      },
      {
        name: 'Physical Training',
        text: 'Drill, stretching and running games, everyone in step.',
        picture: 'physical-training',
        alt: 'Children in house colours raise their arms together while a teacher counts.',
      },
      {
        name: 'Gymnastics',
        text: 'Rolls, cartwheels and balance, learnt on mats, with a teacher close by.',
        classes: 'Class II-V',
        picture: 'gymnastics',
        alt: 'A child turns a cartwheel on a mat while two friends wait their turn.',
      },
    ] satisfies readonly Activity[],
  },
  year: {
    title: 'The academic year',
    lead: 'Three unit tests and three examinations, so that nothing hangs on a single day.',
    unitTests: {
      title: 'Unit tests',
      names: { first: 'First unit test', second: 'Second unit test', final: 'Final unit test' },
    },
    examinations: {
      title: 'Examinations',
      names: { first: 'First examination', second: 'Second examination', final: 'Final examination' },
    },
    reportCard: 'Report card',
    parentTeacherMeeting: 'Parent-teacher meeting',
  },
  calendar: {
    title: schoolDates.title,
    lead: 'Holidays, terms and examinations, to print or to keep in your phone.',
    caption: (year: string) => `The year ${year}`,
    columns: { date: 'Date', occasion: 'Occasion' },
    toWeekday: (from: string, to: string) => `${from} to ${to}`,
    closed: (name: string) => `${name}, school closed`,
    none: 'The next dates are not here yet. Please ask the office.',
    file: 'Add to my phone’s calendar',
  },
};

interface Activity {
  name: string;
  text: string;
  /** Where not every class has it. */
  classes?: string;
  picture: PictureName;
  alt: string;
}

export type AcademicsContent = typeof content;
