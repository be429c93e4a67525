import { content as english } from 'shared/locale/content.en';
import { admission as words } from 'shared/school/admission.en';
import { fees, lateFees, tuitionDueDay } from 'shared/school/fees';
import { grades } from 'shared/school/grades';
import type { PolicySection } from '../../document/policyDocument.ts';

const { format, grades: names } = english;

const feeRow = (fee: keyof typeof fees) =>
  [
    words.fees[fee].name,
    format.rupees(fees[fee].bengali),
    format.rupees(fees[fee].english),
    words.fees[fee].frequency,
  ] as const;

export const admission = {
  id: 'admission',
  title: 'Admission Policies',
  topics: [
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        'The school is open to boys and girls, in Bengali medium and in English medium. The class follows from the age of the child.',
        {
          table: {
            caption: 'Age for each class',
            columns: ['Class', 'Age in years'],
            rows: grades.map(({ id, ages }) => [names[id], ages.join('-')]),
          },
        },
        words.criteria.map(({ className, criteria }) => `${className}: ${criteria}`),
      ],
    },
    {
      id: 'process',
      title: 'Admission process',
      blocks: [
        [
          'First, obtain the prospectus from the school office.',
          'Second, submit the required documents.',
          'Third, attend the interaction or assessment on the day that the office gives you.',
          'Last, wait for the confirmation. Admission is confirmed only after document verification.',
        ],
        'Required documents:',
        words.documents,
        words.incompleteDocuments,
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        {
          table: {
            caption: 'School fees',
            columns: ['Fee', 'Bengali medium', 'English medium', 'Frequency'],
            rows: [feeRow('admission'), feeRow('session'), feeRow('tuition'), feeRow('computer')],
          },
        },
        [
          `Tuition is due by the ${tuitionDueDay}th of the following month.`,
          `The late fee is ${format.rupees(lateFees.early)} if tuition is paid on the ${tuitionDueDay + 1}th-${lateFees.untilDay}th, and ${format.rupees(lateFees.late)} after the ${lateFees.untilDay}th.`,
          'Payment is online via the school app or offline at the school office.',
        ],
        { link: { text: 'Fees and payment on the Admissions page', to: '/admissions#fees' } },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Withdrawal and refund',
      blocks: [
        'Parents who withdraw a child inform the school office in writing and clear all dues. The office then prepares the transfer certificate.',
        'The admission fee is non-refundable. Only management may make an exception to the rules on refunds, after a written request.',
      ],
    },
    {
      id: 'special',
      title: 'Special considerations',
      blocks: [
        [
          ...words.priorities,
          'Please tell us about any medical or learning need of your child at the interaction, so that the class teacher can prepare.',
        ],
      ],
    },
  ],
} as const satisfies PolicySection;
