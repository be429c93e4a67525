import { content as bengali } from 'shared/locale/content.bn';
import {
  gateClosesMinutesBefore,
  minimumAttendancePercent,
  pickupWithinMinutes,
} from 'shared/school/timings';
import { schoolDates } from '../blocks/schoolDates.bn.ts';
import { schoolDay } from '../blocks/schoolDay.bn.ts';
import { classes } from './classes.bn.ts';
import type { content as english } from './content.en.ts';

const { format } = bengali;

export const content: typeof english = {
  header: {
    title: 'পড়াশোনা',
    lead: 'মাধ্যম দুটি, মান সমান। প্রি-নার্সারি থেকে পঞ্চম শ্রেণি পর্যন্ত পড়াশোনার মজবুত ভিত, শিশু যে ভাষায় ভাবে সেই ভাষাতেই।',
    pictureAlt: 'ব্ল্যাকবোর্ডে বাংলা আর ইংরেজি অক্ষর, পাশে শিক্ষিকা; বেঞ্চে বসে শুনছে শিশুরা।',
    links: [
      { text: 'সময়সূচি', to: '/academics#timings' },
      { text: 'বিষয়', to: '/academics#curriculum' },
      { text: 'ইউনিট টেস্ট ও পরীক্ষা', to: '/academics#year' },
      { text: 'ছুটি ও অন্যান্য তারিখ', to: '/academics#calendar' },
    ],
  },
  timings: {
    title: 'ক্লাসের সময়সূচি',
    lead: 'সবচেয়ে ছোটরা আসে সকালে, রোদ চড়ার আগে। তারা বাড়ি ফিরলে শুরু হয় দ্বিতীয় থেকে পঞ্চম শ্রেণির ক্লাস।',
    sessions: [classes.sessions.junior, classes.sessions.senior],
    schoolDay,
    notes: [
      `দুই বেলাতেই ক্লাস শুরুর ${format.number(gateClosesMinutesBefore)} মিনিট আগে গেট বন্ধ হয়।`,
      `ছুটি হওয়ার ${format.number(pickupWithinMinutes)} মিনিটের মধ্যে সন্তানকে নিয়ে যাবেন।`,
      `প্রতি টার্মে অন্তত ${format.number(minimumAttendancePercent)}% উপস্থিতি থাকতে হবে।`,
    ],
  },
  holistic: {
    eyebrow: 'সর্বাঙ্গীণ বিকাশ',
    title: 'সব দিক দিয়ে বেড়ে ওঠা',
    lead: 'বেড়ে ওঠা মানে শুধু নম্বর নয়। সপ্তাহটা আমরা এমন করে সাজাই, যাতে মাথা, হাত আর মন, তিনটিরই কাজ থাকে।',
    strands: [
      {
        name: 'আগে বোঝা',
        text: 'নতুন বিষয় শুরু হয় এমন জিনিস দিয়ে, যা হাতে ধরা যায়, গোনা যায়, সাজানো যায়। কেন হয় সেটা আগে, নিয়ম পরে।',
      },
      {
        name: 'ভাষায় স্বাচ্ছন্দ্য',
        text: 'শিশু যে ভাষাই শিখুক, ব্যাকরণের আগে আসে গল্প, ছড়া আর কথাবার্তা।',
      },
      {
        name: 'সবল শরীর, শান্ত মন',
        text: 'যোগব্যায়াম, ড্রিল আর খেলায় শিশু শেখে ভারসাম্য আর শ্বাসের ছন্দ; শেখে, খেলায় হারলেও বন্ধুত্ব হারায় না।',
      },
      {
        name: 'ছবি, গান আর মঞ্চ',
        text: 'আঁকা, গান, আবৃত্তি আর সাংস্কৃতিক উৎসবে মুখচোরা শিশুও নিজেকে মেলে ধরে।',
      },
    ],
  },
  curriculum: {
    title: 'কোন শ্রেণিতে কী পড়ানো হয়',
    lead: 'মাধ্যম বেছে নিন, প্রতিটি শ্রেণির বিষয় দেখুন।',
    tabs: { bengali: 'বাংলা মাধ্যম', english: 'ইংরেজি মাধ্যম' },
    ...classes.curriculum,
  },
  coCurricular: {
    eyebrow: 'সহপাঠক্রমিক কার্যাবলি',
    title: 'বইয়ের বাইরে',
    lead: 'প্রতি সপ্তাহেই সময় থাকে আসন, ড্রিল আর জিমন্যাস্টিকসের।',
    cards: [
      {
        name: 'যোগব্যায়াম',
        text: 'ছাদে আসন আর ধীর শ্বাসপ্রশ্বাস, ভারসাম্য আর শান্ত মনের জন্য।',
        picture: 'yoga',
        alt: 'সাদা পোশাকে তিনটি শিশু ম্যাটের উপর বৃক্ষাসনে দাঁড়িয়ে।',
      },
      {
        name: 'শারীরশিক্ষা',
        text: 'ড্রিল, স্ট্রেচিং আর দৌড়ের খেলা, সবাই এক তালে।',
        picture: 'physical-training',
        alt: 'হাউসের রঙের পোশাকে শিশুরা একসঙ্গে হাত তুলেছে, শিক্ষক গুনছেন।',
      },
      {
        name: 'জিমন্যাস্টিকস',
        text: 'ম্যাটের উপর ডিগবাজি, হাতে ভর দিয়ে পাক খাওয়া আর ভারসাম্য শেখানো হয়। শিক্ষক কাছেই থাকেন।',
        classes: 'দ্বিতীয় থেকে পঞ্চম শ্রেণি',
        picture: 'gymnastics',
        alt: 'ম্যাটে একটি শিশু হাতে ভর দিয়ে পাক খাচ্ছে, পালার অপেক্ষায় দুই বন্ধু।',
      },
    ],
  },
  year: {
    title: 'শিক্ষাবর্ষ',
    lead: 'তিনটি ইউনিট টেস্ট আর তিনটি পরীক্ষা, যাতে কোনো একটি দিনের উপর সব নির্ভর না করে।',
    unitTests: {
      title: 'ইউনিট টেস্ট',
      names: {
        first: 'প্রথম ইউনিট টেস্ট',
        second: 'দ্বিতীয় ইউনিট টেস্ট',
        final: 'শেষ ইউনিট টেস্ট',
      },
    },
    examinations: {
      title: 'পরীক্ষা',
      names: { first: 'প্রথম পরীক্ষা', second: 'দ্বিতীয় পরীক্ষা', final: 'বার্ষিক পরীক্ষা' },
    },
    reportCard: 'রিপোর্ট কার্ড',
    parentTeacherMeeting: 'অভিভাবক-শিক্ষক সভা',
  },
  calendar: {
    title: schoolDates.title,
    lead: 'কবে ছুটি, কবে টার্ম শুরু, কবে পরীক্ষা। ছাপিয়ে রাখুন, অথবা মোবাইলের ক্যালেন্ডারে নিয়ে নিন।',
    caption: (year) => `${year} সাল`,
    columns: { date: 'তারিখ', occasion: 'উপলক্ষ' },
    toWeekday: (from, to) => `${from} থেকে ${to}`,
    closed: (name) => `${name}, স্কুল বন্ধ`,
    none: 'এর পরের তারিখগুলি এখনও এখানে দেওয়া হয়নি। অফিসে জেনে নিন।',
    file: 'মোবাইলের ক্যালেন্ডারে নিন',
  },
};
