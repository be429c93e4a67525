import { bengali } from 'shared/language/bengali';
import { campus } from 'shared/school/campus';
import type { content as english } from './content.en.ts';

const { format } = bengali;

const count = (number: number) => `${format.number(number)}টি`;

export const content: typeof english = {
  header: {
    title: 'পরিকাঠামো',
    lead: 'স্কুলের একটা দিনে যা যা লাগে, সবই এক পাঁচিলের ভিতরে।',
  },
  statistics: {
    title: 'সংখ্যায় আমাদের স্কুল',
    items: [
      { value: count(campus.classrooms), label: 'শ্রেণিকক্ষ' },
      { value: count(campus.computers), label: `কম্পিউটার, ${count(campus.computerLabs)} ল্যাবে` },
      { value: format.number(campus.playgroundSqFt), label: 'বর্গফুট খেলার মাঠ' },
      { value: `${format.number(campus.washroomsAtLeast)}+`, label: 'শৌচাগার' },
      { value: count(campus.cameras), label: 'সিসিটিভি ক্যামেরা' },
      { value: format.number(campus.generatorKva), label: 'কেভিএ বিকল্প বিদ্যুৎ' },
    ],
  },
  overview: {
    title: 'এক নজরে স্কুল চত্বর',
    paragraphs: [
      `স্কুলের ${count(campus.buildings)} তিনতলা বাড়ি পাশাপাশি, উপরে একটি আকাশ-সেতু তাদের জুড়েছে। তাই পরের ক্লাসে যেতে কাউকে বৃষ্টিতে উঠোন পেরোতে হয় না।`,
      'নিচে সমাবেশের চত্বর আর খেলার মাঠ; উপরে সমাবেশ আর যোগব্যায়ামের ছাদ।',
    ],
    pictureAlt: 'আঁকা ছবিতে স্কুল চত্বর: সবুজ খড়খড়ি দেওয়া দুটি তিনতলা বাড়ি, মাঝে আকাশ-সেতু, সামনে খেলার মাঠে ছুটছে শিশুরা।',
  },
  groups: {
    academic: {
      title: 'পড়াশোনার জায়গা',
      lead: 'আলো-হাওয়া ভরা শ্রেণিকক্ষ আর দুটি কম্পিউটার ল্যাব।',
      items: [
        {
          name: `${count(campus.classrooms)} শ্রেণিকক্ষ`,
          text: 'প্রি-নার্সারি থেকে পঞ্চম শ্রেণি পর্যন্ত।',
        },
        {
          name: `${count(campus.computerLabs)} কম্পিউটার ল্যাব`,
          text: `দুটি মিলিয়ে ${count(campus.computers)} কম্পিউটার, দ্বিতীয় শ্রেণি ও তার উপরের জন্য।`,
        },
      ],
    },
    utilities: {
      title: 'জল, বিদ্যুৎ ও অন্যান্য',
      lead: 'যে নীরব আয়োজনে স্কুলের দিনটা চলে।',
      items: [
        {
          name: `${format.number(campus.purifierLitres)} লিটারের ${count(campus.waterPurifiers)} জল পরিশোধন যন্ত্র`,
          text: 'পানীয় জল, স্কুলেই পরিশোধিত।',
        },
        {
          name: `${count(campus.borewells)} নলকূপ ও ${count(campus.openWells)} কুয়ো`,
          text: 'আমাদের নিজেদের জলের ব্যবস্থা।',
        },
        {
          name: `বাইরে ${count(campus.externalTaps)} কল`,
          text: 'হাত-পা ধোয়া আর গাছে জল দেওয়ার জন্য।',
        },
        {
          name: `অন্তত ${count(campus.washroomsAtLeast)} শৌচাগার`,
          text: 'স্কুল চত্বরেই।',
        },
        {
          name: `${format.number(campus.generatorKva)} কেভিএ বিকল্প বিদ্যুৎ`,
          text: 'লোডশেডিং হলে জেনারেটর চালু হয়।',
        },
      ],
    },
    safety: {
      title: 'নিরাপত্তা',
      lead: 'স্কুল চত্বরে ক্যামেরা আর অগ্নিনির্বাপক যন্ত্র।',
      items: [
        {
          name: `${count(campus.cameras)} সিসিটিভি ক্যামেরা`,
          text: 'দায়িত্বে থাকা বড়দের জন্য আর এক জোড়া চোখ।',
        },
        {
          name: `${count(campus.fireExtinguishers)} অগ্নিনির্বাপক যন্ত্র`,
          text: 'হাতের নাগালে, যদি কখনও দরকার পড়ে।',
        },
      ],
    },
  },
  outdoor: {
    title: 'খোলা জায়গা',
    lead: 'ছোটার, সারি বেঁধে দাঁড়ানোর, ছায়ায় অপেক্ষা করার জায়গা। এখানে মাপ মিলিয়ে পাশাপাশি দেখানো হল।',
    unit: (squareFeet) => `${squareFeet} বর্গফুট`,
    areas: [
      {
        name: 'খেলার মাঠ',
        squareFeet: campus.playgroundSqFt,
        text: 'খেলাধুলা, দৌড় আর স্পোর্টসের দিনের জন্য।',
      },
      {
        name: 'ছাদে সমাবেশের জায়গা',
        squareFeet: campus.terraceAssemblySqFt,
        text: 'খোলা আকাশের নিচে।',
      },
      {
        name: 'নিচে সমাবেশের চত্বর',
        squareFeet: campus.groundAssemblySqFt,
        text: 'সকালের প্রার্থনার জন্য।',
      },
      {
        name: 'অভিভাবকদের অপেক্ষার জায়গা',
        squareFeet: campus.waitingAreaSqFt,
        text: 'স্কুল শুরু আর ছুটির সময় অভিভাবকেরা এখানে অপেক্ষা করেন।',
      },
    ],
  },
};
