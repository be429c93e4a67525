import { admission } from 'shared/school/admission.en';
import { lateFees, tuitionDueDay } from 'shared/school/fees';

export const content = {
  header: {
    title: 'Admissions',
    lead: 'From the prospectus to the first morning, in four steps.',
    pictureAlt:
      'A mother, a father and their small daughter at the school office, where a clerk hands over a prospectus.',
    seeFees: 'See the fees',
    links: [
      { text: 'For your child', to: '/admissions#your-child' },
      { text: 'Documents to bring', to: '/admissions#documents' },
      { text: 'Contact the school', to: '/contact' },
    ],
  },
  process: {
    title: 'How admission works',
    lead: 'The steps follow one another. A seat is yours when the last one is done.',
    steps: [
      {
        title: 'Obtain the prospectus',
        description: 'Collect the prospectus and the form from the school office during its hours.',
      },
      {
        title: 'Submit the documents',
        description: 'Bring the filled form and the required documents back to the office.',
      },
      {
        title: 'Interaction or assessment',
        description: 'For Pre-Nursery we meet both parents; for Nursery and above admission goes by merit.',
      },
      {
        title: 'Confirmation',
        description: 'Admission is confirmed only after the documents have been verified.',
      },
    ],
  },
  yourChild: {
    title: 'For your child',
    lead: 'What a class costs, when it meets, what it learns and which papers to bring, on one page to send or print.',
    grade: 'Class',
    chooseGrade: 'Choose a class',
    medium: 'Medium',
    none: 'Choose a class and a medium.',
    unknown: 'There is no such class or medium here. Please choose again.',
    chosen: (grade: string, medium: string) => `${grade}, ${medium}`,
    links: [
      { text: 'Fees', to: '/admissions#fees' },
      { text: 'Class timings', to: '/academics#timings' },
      { text: 'Subjects', to: '/academics#curriculum' },
      { text: 'Documents to bring', to: '/admissions#documents' },
      { text: 'How admission works', to: '/admissions#process' },
    ],
    loadSheet: () => import('./childSheet.en.ts'),
  },
  criteria: {
    title: 'Who can apply',
    caption: 'Admission criteria by class',
    columns: { className: 'Class', criteria: 'Criteria' },
    rows: admission.criteria,
    notesTitle: 'Good to know',
    notes: admission.priorities,
  },
  fees: {
    title: 'Fees',
    lead: 'What you pay, and when. All amounts in rupees.',
    eyebrow: 'School fee structure',
    /** What joining costs, and every month, in one medium. */
    sums: (medium: string, { joining, month, monthWithComputer }: Record<string, string>) =>
      `${medium}: ${joining} to join (admission and session fee), then ${month} a month, or ${monthWithComputer} a month from Class II.`,
    columns: { fee: 'Fee', frequency: 'Frequency' },
    media: { bengali: 'Bengali medium', english: 'English medium' },
    caption: 'Fees by medium',
    names: admission.fees,
    payment: {
      title: 'Payment',
      paragraphs: [
        `Tuition is due by the ${tuitionDueDay}th of the following month.`,
        'Pay online in the school app, or offline at the school office.',
      ],
    },
    late: {
      caption: 'Late fee on tuition',
      columns: { paid: 'Paid', charge: 'Late fee' },
      none: 'None',
      rows: [
        { paid: `By the ${tuitionDueDay}th`, charge: 0 },
        { paid: `From the ${tuitionDueDay + 1}th to the ${lateFees.untilDay}th`, charge: lateFees.early },
        { paid: `After the ${lateFees.untilDay}th`, charge: lateFees.late },
      ],
    },
  },
  documents: {
    title: 'Documents to bring',
    lead: 'Please bring the originals to show and photocopies to leave with us.',
    items: admission.documents,
    note: admission.incompleteDocuments,
  },
  dates: {
    title: 'Important dates',
    undated: [
      {
        name: 'Prospectus and forms',
        text: 'Dates change every session. Please call the office before you come.',
      },
      {
        name: 'Interaction and assessment',
        text: 'Once your documents are in, the office will give you a date.',
      },
    ],
    tuition: {
      name: `The ${tuitionDueDay}th of every month`,
      text: 'Last day to pay the previous month’s tuition without a late fee.',
    },
  },
  office: {
    title: 'Admissions office hours',
    text: 'Come to the school office, or telephone first.',
  },
  policy: {
    title: 'The complete school policy',
    text: 'Withdrawal and refund, attendance, uniform and conduct, in one document to keep and print.',
    download: 'Download School Policy (PDF)',
  },
};

export type AdmissionsContent = typeof content;
