import { content as bengali } from 'shared/locale/content.bn';
import { admission } from 'shared/school/admission.bn';
import { lateFees, tuitionDueDay } from 'shared/school/fees';
import type { content as english } from './content.en.ts';

const { format } = bengali;

const dueDay = format.number(tuitionDueDay);
const untilDay = format.number(lateFees.untilDay);

export const content: typeof english = {
  header: {
    title: 'ভর্তি',
    lead: 'প্রসপেক্টাস থেকে স্কুলের প্রথম সকাল পর্যন্ত, চারটি ধাপে।',
    pictureAlt: 'স্কুলের অফিসে মা, বাবা আর তাঁদের ছোট্ট মেয়ে; এক কর্মী তাঁদের হাতে প্রসপেক্টাস তুলে দিচ্ছেন।',
    seeFees: 'ফি দেখুন',
    links: [
      { text: 'আপনার সন্তানের জন্য', to: '/admissions#your-child' },
      { text: 'কী কী কাগজ আনবেন', to: '/admissions#documents' },
      { text: 'স্কুলে যোগাযোগ করুন', to: '/contact' },
    ],
  },
  process: {
    title: 'ভর্তি কীভাবে হয়',
    lead: 'চারটি ধাপ, একের পর এক। শেষ ধাপটি মিটলে তবেই আপনার সন্তানের আসন পাকা।',
    steps: [
      {
        title: 'প্রসপেক্টাস সংগ্রহ',
        description: 'স্কুলের অফিস থেকে প্রসপেক্টাস আর ফর্ম নিয়ে যান, অফিস খোলা থাকার সময়ে।',
      },
      {
        title: 'কাগজপত্র জমা',
        description: 'ফর্ম পূরণ করে দরকারি কাগজপত্রের সঙ্গে স্কুলের অফিসে জমা দিন।',
      },
      {
        title: 'সাক্ষাৎকার বা মূল্যায়ন',
        description:
          'প্রি-নার্সারির জন্য আমরা মা-বাবা বা অভিভাবকের সঙ্গে কথা বলি। নার্সারি ও তার উপরের শ্রেণিতে ভর্তি হয় মেধার ভিত্তিতে।',
      },
      {
        title: 'ভর্তি নিশ্চিত',
        description: 'কাগজপত্র যাচাই হওয়ার পরেই ভর্তি নিশ্চিত হয়, তার আগে নয়।',
      },
    ],
  },
  yourChild: {
    title: 'আপনার সন্তানের জন্য',
    lead: 'কোন শ্রেণিতে কত ফি, কখন ক্লাস, কী পড়ানো হয় আর কী কী কাগজ লাগে, সব এক পাতায়। পাঠিয়ে দিতে পারেন, ছাপিয়েও রাখতে পারেন।',
    grade: 'শ্রেণি',
    chooseGrade: 'শ্রেণি বেছে নিন',
    medium: 'মাধ্যম',
    none: 'শ্রেণি আর মাধ্যম বেছে নিন।',
    unknown: 'এই শ্রেণি বা মাধ্যম আমাদের স্কুলে নেই। আবার বেছে নিন।',
    chosen: (grade, medium) => `${grade}, ${medium}`,
    links: [
      { text: 'ফি', to: '/admissions#fees' },
      { text: 'ক্লাসের সময়সূচি', to: '/academics#timings' },
      { text: 'বিষয়', to: '/academics#curriculum' },
      { text: 'কী কী কাগজ আনবেন', to: '/admissions#documents' },
      { text: 'ভর্তি কীভাবে হয়', to: '/admissions#process' },
    ],
    loadSheet: () => import('./childSheet.bn.ts'),
  },
  criteria: {
    title: 'কারা আবেদন করতে পারেন',
    caption: 'শ্রেণি অনুযায়ী ভর্তির শর্ত',
    columns: { className: 'শ্রেণি', criteria: 'শর্ত' },
    rows: admission.criteria,
    notesTitle: 'জেনে রাখা ভালো',
    notes: admission.priorities,
  },
  fees: {
    title: 'ফি',
    lead: 'কত দিতে হবে, কখন দিতে হবে।',
    eyebrow: 'স্কুলের ফি-কাঠামো',
    sums: (medium, { joining, month, monthWithComputer }) =>
      `${medium}: ভর্তির সময় ${joining} (ভর্তি ফি ও সেশন ফি মিলিয়ে), তারপর মাসে ${month}; দ্বিতীয় শ্রেণি থেকে মাসে ${monthWithComputer}।`,
    columns: { fee: 'ফি', frequency: 'কখন' },
    media: { bengali: 'বাংলা মাধ্যম', english: 'ইংরেজি মাধ্যম' },
    caption: 'মাধ্যম অনুযায়ী ফি',
    names: admission.fees,
    payment: {
      title: 'ফি জমা দেওয়া',
      paragraphs: [
        `প্রতি মাসের বেতন পরের মাসের ${dueDay} তারিখের মধ্যে জমা দিতে হবে।`,
        'স্কুলের অ্যাপে অনলাইনে দিতে পারেন, অথবা স্কুলের অফিসে এসে।',
      ],
    },
    late: {
      caption: 'মাসিক বেতন দিতে দেরি হলে',
      columns: { paid: 'পরের মাসে জমা দিলে', charge: 'বিলম্ব ফি' },
      none: 'নেই',
      rows: [
        { paid: `${dueDay} তারিখের মধ্যে`, charge: 0 },
        { paid: `${format.number(tuitionDueDay + 1)} থেকে ${untilDay} তারিখের মধ্যে`, charge: lateFees.early },
        { paid: `${untilDay} তারিখের পরে`, charge: lateFees.late },
      ],
    },
  },
  documents: {
    title: 'কী কী কাগজ আনবেন',
    lead: 'মূল কাগজপত্র দেখাবেন, ফটোকপি জমা দেবেন।',
    items: admission.documents,
    note: admission.incompleteDocuments,
  },
  dates: {
    title: 'গুরুত্বপূর্ণ তারিখ',
    undated: [
      {
        name: 'প্রসপেক্টাস ও ফর্ম',
        text: 'প্রতি শিক্ষাবর্ষে তারিখ বদলায়। আসার আগে অফিসে ফোন করে নিন।',
      },
      {
        name: 'সাক্ষাৎকার ও মূল্যায়ন',
        text: 'কাগজপত্র জমা পড়লে স্কুলের অফিস তারিখ জানিয়ে দেবে।',
      },
    ],
    tuition: {
      name: `প্রতি মাসের ${dueDay} তারিখ`,
      text: 'বিলম্ব ফি ছাড়া আগের মাসের বেতন দেওয়ার শেষ দিন।',
    },
  },
  office: {
    title: 'ভর্তির কাজে অফিসের সময়',
    text: 'এই সময়ে স্কুলের অফিসে আসুন, অথবা আগে ফোন করে নিন।',
  },
  policy: {
    title: 'স্কুলের সম্পূর্ণ নিয়মাবলি',
    text: 'স্কুল ছেড়ে যাওয়া, টাকা ফেরত, উপস্থিতি, ইউনিফর্ম আর আচরণের সব নিয়ম এক জায়গায়, ছাপিয়ে রেখে দেওয়ার মতো।',
    download: 'নিয়মাবলি ডাউনলোড করুন (পিডিএফ)',
  },
};
