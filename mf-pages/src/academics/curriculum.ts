import { type GradeId, isFrom, type Medium } from 'shared/school/grades';
import type { classes } from './classes.en.ts';

type ClassContent = (typeof classes)['curriculum'];

export interface CurriculumSubject {
  subject: keyof ClassContent['subjects'];
  level?: keyof ClassContent['levels'];
}

interface Rule extends CurriculumSubject {
  /** First and last class that has the subject; without them all have it. */
  from?: GradeId;
  until?: GradeId;
}

/** Which class learns what. */
const rules: Record<Medium, readonly Rule[]> = {
  bengali: [
    { subject: 'bengali', level: 1 },
    { subject: 'english', level: 2 },
    { subject: 'hindi', level: 3, from: 'class-2' },
    { subject: 'mathematics' },
    { subject: 'generalKnowledge' },
    { subject: 'science', from: 'class-1' },
    { subject: 'socialStudies', from: 'class-2' },
    { subject: 'computer', from: 'class-2' },
    { subject: 'drawing', from: 'class-1' },
  ],
  english: [
    { subject: 'english', level: 1 },
    { subject: 'bengaliOrHindi', level: 2 },
    { subject: 'hindi', level: 3, from: 'class-2' },
    { subject: 'mathematics' },
    { subject: 'generalKnowledge' },
    { subject: 'environmentScience', from: 'kg', until: 'class-2' },
    { subject: 'science', from: 'class-1' },
    { subject: 'socialStudies', from: 'class-3' },
    { subject: 'computer', from: 'class-2' },
    { subject: 'drawing', from: 'nursery' },
  ],
};

export const subjectsOf = (medium: Medium, grade: GradeId): CurriculumSubject[] =>
  rules[medium].filter(
    ({ from, until }) => (!from || isFrom(from, grade)) && (!until || isFrom(grade, until)),
  );
