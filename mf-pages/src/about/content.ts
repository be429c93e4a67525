import type { PictureName } from '../illustration/pictures.ts';

export interface AboutContent {
  history: {
    title: string;
    paragraphs: readonly string[];
    address: { title: string; link: string };
  };
  philosophy: { quote: string; source: string };
  mission: { title: string; statement: string; promises: readonly string[] };
  messages: readonly Message[];
  logo: { title: string; lead: string; parts: readonly LogoPart[] };
  timeline: { title: string; lead: string; eras: readonly Era[] };
}

export interface Message {
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  from: string;
}

export interface LogoPart {
  name: string;
  meaning: string;
}

export interface Era {
  from: number;
  to: number;
  name: string;
  picture: PictureName;
  alt: string;
  milestones: readonly Milestone[];
}

export interface Milestone {
  from: number;
  /** The last year, where it took more than one. */
  to?: number;
  text: string;
}
