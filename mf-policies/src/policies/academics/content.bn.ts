import { academicYear } from 'shared/school/academicYear';
import type { TwinOf } from '../../document/policyDocument.ts';
import type { academics as english } from './content.en.ts';

const { reportCardsAfterUnitTests, parentTeacherMeetingsAfterUnitTests } = academicYear;
const unitTests = { first: 'প্রথম', second: 'দ্বিতীয়', final: 'শেষ' } as const;
const joined = (tests: readonly (keyof typeof unitTests)[]) =>
  tests.map((test) => unitTests[test]).join(' ও ');

export const academics: TwinOf<typeof english> = {
  id: 'academics',
  title: 'পড়াশোনার নিয়মাবলি',
  topics: [
    {
      id: 'curriculum',
      title: 'পাঠক্রম',
      blocks: [
        'বাংলা ও ইংরেজি মাধ্যমের প্রত্যেক শ্রেণিতে সেই মাধ্যমের বিষয়গুলি পড়ানো হয়। সঙ্গে থাকে যোগব্যায়াম ও শারীরশিক্ষা, আর দ্বিতীয় থেকে পঞ্চম শ্রেণিতে জিমন্যাস্টিকস। মাধ্যম বদলের সিদ্ধান্ত প্রধান শিক্ষক ও অভিভাবকেরা মিলে নেন।',
        { link: { text: 'কোন শ্রেণিতে কী কী বিষয়', to: '/academics' } },
      ],
    },
    {
      id: 'homework',
      title: 'বাড়ির কাজ',
      blocks: [
        [
          'বাড়ির কাজ দেওয়া হয় অল্প, বয়স বুঝে, ক্লাসের পড়া ঝালিয়ে নেওয়ার জন্য।',
          'কাজ হয়েছে কি না অভিভাবকেরা দেখবেন, কিন্তু কাজটি করবে শিশু নিজে।',
          'কাজ বাকি থাকলে পরে তা শেষ করতে হবে; প্রায়ই এমন হলে শ্রেণিশিক্ষক অভিভাবকদের সঙ্গে কথা বলেন।',
        ],
      ],
    },
    {
      id: 'exams',
      title: 'পরীক্ষা ও রিপোর্ট কার্ড',
      blocks: [
        [
          'শিক্ষাবর্ষে তিনটি ইউনিট টেস্ট হয়, সেই সঙ্গে প্রথম, দ্বিতীয় ও বার্ষিক পরীক্ষা।',
          `রিপোর্ট কার্ড দেওয়া হয় ${joined(reportCardsAfterUnitTests)} ইউনিট টেস্টের পরে।`,
          `অভিভাবক-শিক্ষক সভা হয় ${joined(parentTeacherMeetingsAfterUnitTests)} ইউনিট টেস্টের পরে।`,
          'বৈধ মেডিক্যাল সার্টিফিকেট ছাড়া কোনো পরীক্ষায় অনুপস্থিত থাকলে শূন্য নম্বর দেওয়া হয়।',
        ],
      ],
    },
    {
      id: 'conduct',
      title: 'পরীক্ষার সময় আচরণ',
      blocks: [
        'ছাত্রছাত্রীরা নিজের কলম ও পেনসিল নিয়ে সময়মতো আসবে, চুপ করে থাকবে, আর সব খাতা জমা না হওয়া পর্যন্ত নিজের জায়গায় বসে থাকবে।',
      ],
    },
    {
      id: 'integrity',
      title: 'পড়াশোনায় সততা',
      blocks: [
        'শিশু যে কাজ জমা দেবে, তা তাকে নিজে করতে হবে। নকল করা, অন্যকে নকল করতে সাহায্য করা ও নম্বর বদলানো অসৎ কাজ। এমন হলে শিক্ষক অভিভাবকদের জানান, আর প্রধান শিক্ষক খাতাটির নম্বর নিয়ে সিদ্ধান্ত নেন।',
      ],
    },
  ],
};
