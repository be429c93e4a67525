import type { Medium } from 'shared/school/media';

export interface AdmissionsContent {
  process: { title: string; lead: string; steps: readonly Step[] };
  criteria: {
    title: string;
    caption: string;
    columns: { className: string; criteria: string };
    rows: readonly Criterion[];
    notesTitle: string;
    notes: readonly string[];
  };
  fees: {
    title: string;
    lead: string;
    columns: { fee: string; frequency: string };
    media: Record<Medium, string>;
    caption: string;
    names: Record<FeeName, { name: string; frequency: string }>;
    payment: { title: string; paragraphs: readonly string[] };
    late: {
      caption: string;
      columns: { paid: string; charge: string };
      /** Where nothing is charged. */
      none: string;
      rows: readonly LateRow[];
    };
  };
  documents: { title: string; lead: string; items: readonly string[]; note: string };
  dates: { title: string; items: readonly DateNote[] };
  office: { title: string; text: string };
  policy: { title: string; text: string; download: string };
}

export type FeeName = 'admission' | 'session' | 'tuition' | 'computer';

export interface Step {
  step: number;
  title: string;
  description: string;
}

export interface Criterion {
  className: string;
  criteria: string;
}

export interface LateRow {
  paid: string;
  /** Rupees on top of tuition. */
  charge: number;
}

export interface DateNote {
  when: string;
  text: string;
}
