import { content as bengali } from 'shared/locale/content.bn';
import { admission as words } from 'shared/school/admission.bn';
import { fees, lateFees, tuitionDueDay } from 'shared/school/fees';
import { grades } from 'shared/school/grades';
import type { TwinOf } from '../../document/policyDocument.ts';
import type { admission as english } from './content.en.ts';

const { format } = bengali;

const feeRow = (fee: keyof typeof fees) =>
  [
    words.fees[fee].name,
    format.rupees(fees[fee].bengali),
    format.rupees(fees[fee].english),
    words.fees[fee].frequency,
  ] as const;

export const admission: TwinOf<typeof english> = {
  id: 'admission',
  title: 'ভর্তির নিয়মাবলি',
  topics: [
    {
      id: 'eligibility',
      title: 'কারা ভর্তি হতে পারে',
      blocks: [
        'ছেলে ও মেয়ে সকলেই এখানে পড়তে পারে, বাংলা বা ইংরেজি মাধ্যমে। কোন শ্রেণিতে ভর্তি হবে, তা ঠিক হয় শিশুর বয়স দেখে।',
        {
          table: {
            caption: 'কোন বয়সে কোন শ্রেণি',
            columns: ['শ্রেণি', 'বয়স (বছর)'],
            rows: grades.map(({ id, ages }) => [bengali.grades[id], format.digits(ages.join('-'))]),
          },
        },
        words.criteria.map(({ className, criteria }) => `${className}: ${criteria}`),
      ],
    },
    {
      id: 'process',
      title: 'ভর্তির ধাপ',
      blocks: [
        [
          'প্রথমে স্কুলের অফিস থেকে প্রসপেক্টাস সংগ্রহ করুন।',
          'তার পরে প্রয়োজনীয় কাগজপত্র জমা দিন।',
          'এর পরে অফিস যে দিন বলবে, সেই দিন সাক্ষাৎকার বা মূল্যায়নের জন্য আসুন।',
          'সবশেষে ভর্তি নিশ্চিত হওয়ার খবরের অপেক্ষা করুন। কাগজপত্র যাচাইয়ের পরেই ভর্তি নিশ্চিত হয়।',
        ],
        'যে কাগজপত্র লাগবে:',
        words.documents,
        words.incompleteDocuments,
      ],
    },
    {
      id: 'fees',
      title: 'ফি',
      blocks: [
        {
          table: {
            caption: 'স্কুলের ফি',
            columns: ['ফি', 'বাংলা মাধ্যম', 'ইংরেজি মাধ্যম', 'কখন দিতে হয়'],
            rows: [feeRow('admission'), feeRow('session'), feeRow('tuition'), feeRow('computer')],
          },
        },
        [
          `প্রতি মাসের বেতন পরের মাসের ${format.number(tuitionDueDay)} তারিখের মধ্যে দিতে হবে।`,
          `পরের মাসের ${format.number(tuitionDueDay + 1)} থেকে ${format.number(lateFees.untilDay)} তারিখের মধ্যে দিলে বিলম্ব ফি ${format.rupees(lateFees.early)}, ${format.number(lateFees.untilDay)} তারিখের পরে দিলে ${format.rupees(lateFees.late)}।`,
          'অনলাইনে স্কুলের অ্যাপে, অথবা স্কুলের অফিসে এসে টাকা দেওয়া যায়।',
        ],
        { link: { text: 'ভর্তির পাতায় ফি ও টাকা দেওয়ার নিয়ম', to: '/admissions#fees' } },
      ],
    },
    {
      id: 'withdrawal',
      title: 'স্কুল ছেড়ে যাওয়া ও টাকা ফেরত',
      blocks: [
        'সন্তানকে স্কুল থেকে ছাড়িয়ে নিতে হলে স্কুলের অফিসে লিখিতভাবে জানাতে হবে এবং সব বকেয়া মিটিয়ে দিতে হবে। তার পরে অফিস ট্রান্সফার সার্টিফিকেট তৈরি করবে।',
        'ভর্তি ফি ফেরতযোগ্য নয়। টাকা ফেরতের নিয়মের ব্যতিক্রম করতে পারেন কেবল পরিচালন কর্তৃপক্ষ, লিখিত আবেদন পেলে।',
      ],
    },
    {
      id: 'special',
      title: 'বিশেষ বিবেচনা',
      blocks: [
        [
          ...words.priorities,
          'সন্তানের স্বাস্থ্য বা শেখার ব্যাপারে কোনো বিশেষ প্রয়োজন থাকলে সাক্ষাৎকারের সময় আমাদের জানাবেন, যাতে শ্রেণিশিক্ষক তৈরি থাকতে পারেন।',
        ],
      ],
    },
  ],
};
