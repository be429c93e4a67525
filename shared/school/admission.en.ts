import type { fees } from './fees.ts';

/** What is said about admission in the words of the school, on the admissions page, in the policies and in the PDF. */
export const admission: AdmissionContent = {
  criteria: [
    {
      className: 'Pre-Nursery',
      criteria: 'An interaction with both parents is required. There is no written test.',
    },
    { className: 'Nursery and above', criteria: 'Admission is merit-based and subject to seats.' },
  ],
  priorities: [
    'Children of alumni, and brothers and sisters of our pupils, may be given priority.',
    'The management has a discretionary quota.',
  ],
  documents: [
    'Birth certificate',
    'Two recent passport photographs',
    'Transfer certificate, for a child who comes from another school',
    'Other documents as the school specifies',
  ],
  incompleteDocuments: 'The school may deny admission for incomplete or incorrect documents.',
  fees: {
    admission: { name: 'Admission', frequency: 'One-time, non-refundable' },
    session: { name: 'Session', frequency: 'Yearly' },
    tuition: { name: 'Tuition', frequency: 'Monthly' },
    computer: { name: 'Computer (Class II+)', frequency: 'Monthly' },
  },
};

interface Criterion {
  className: string;
  criteria: string;
}

export interface AdmissionContent {
  /** Of Pre-Nursery, and of all classes above it. */
  criteria: readonly [Criterion, Criterion];
  priorities: readonly [string, string];
  documents: readonly [string, string, string, string];
  incompleteDocuments: string;
  fees: Record<keyof typeof fees, { name: string; frequency: string }>;
}
