import type { Medium } from 'shared/school/media';
import type { PictureName } from '../illustration/pictures.ts';
import type { LanguageLevel, Subject } from './curriculum.ts';

export interface AcademicsContent {
  timings: { title: string; lead: string; sessions: readonly Session[]; notes: readonly string[] };
  holistic: { title: string; lead: string; strands: readonly Strand[] };
  curriculum: {
    title: string;
    lead: string;
    tabs: Record<Medium, string>;
    ages: (from: number, to: number) => string;
    subjects: Record<Subject, string>;
    levels: Record<LanguageLevel, string>;
  };
  coCurricular: { title: string; lead: string; cards: readonly Activity[] };
  year: {
    title: string;
    lead: string;
    unitTests: { title: string; names: Record<Term, string> };
    examinations: { title: string; names: Record<Term, string> };
    reportCard: string;
    parentTeacherMeeting: string;
  };
}

export interface Session {
  name: string;
  classes: string;
  hours: string;
  details: readonly string[];
}

export interface Strand {
  name: string;
  text: string;
}

export interface Activity {
  name: string;
  text: string;
  classes?: string;
  picture: PictureName;
  alt: string;
}

export type Term = 'first' | 'second' | 'final';
