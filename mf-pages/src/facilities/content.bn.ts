import { content as bengali } from 'shared/locale/content.bn';
import { campus } from 'shared/school/campus';
import type { content as english } from './content.en.ts';

const { format } = bengali;

const count = (number: number) => `${format.number(number)}টি`;

export const content: typeof english = {
  header: {
    title: 'পরিকাঠামো',
    lead: 'স্কুলের একটা দিনে যা যা লাগে, সবই একই পাঁচিলের ভিতরে।',
  },
  statistics: {
    title: 'সংখ্যায় আমাদের স্কুল',
    items: [
      { name: 'শ্রেণিকক্ষ', text: count(campus.classrooms) },
      { name: `কম্পিউটার, ${count(campus.computerLabs)} ল্যাবে`, text: count(campus.computers) },
      { name: 'বর্গফুট খেলার মাঠ', text: format.number(campus.playgroundSqFt) },
      { name: 'শৌচাগার, অন্তত', text: count(campus.washroomsAtLeast) },
      { name: 'সিসিটিভি ক্যামেরা', text: count(campus.cameras) },
      { name: 'কেভিএ জেনারেটর', text: format.number(campus.generatorKva) },
    ],
  },
  overview: {
    title: 'এক নজরে স্কুল চত্বর',
    paragraphs: [
      `আজ স্কুলের ${count(campus.buildings)} তিনতলা ভবন পাশাপাশি, উপরতলায় সেতু দিয়ে জোড়া। তাই এক ক্লাস থেকে আর এক ক্লাসে যেতে কাউকে বৃষ্টিতে উঠোন পেরোতে হয় না।`,
      'নিচে প্রার্থনার উঠোন আর খেলার মাঠ; ছাদে প্রার্থনা আর যোগব্যায়ামের জায়গা।',
    ],
    pictureAlt:
      'আঁকা ছবিতে স্কুল চত্বর। সবুজ খড়খড়ি দেওয়া দুটি তিনতলা ভবন, উপরতলায় সেতু দিয়ে জোড়া, সামনে খেলার মাঠে ছুটছে শিশুরা।',
  },
  groups: {
    academic: {
      title: 'পড়াশোনার জায়গা',
      lead: 'আলো আর হাওয়ায় ভরা শ্রেণিকক্ষ আর দুটি কম্পিউটার ল্যাব।',
      items: [
        {
          name: `${count(campus.classrooms)} শ্রেণিকক্ষ`,
          text: 'প্রি-নার্সারি থেকে পঞ্চম শ্রেণি পর্যন্ত।',
        },
        {
          name: `${count(campus.computerLabs)} কম্পিউটার ল্যাব`,
          text: `আজ দুটি মিলিয়ে ${count(campus.computers)} কম্পিউটার, দ্বিতীয় থেকে পঞ্চম শ্রেণির জন্য।`,
        },
      ],
    },
    utilities: {
      title: 'জল, বিদ্যুৎ ও অন্যান্য',
      lead: 'চোখে পড়ে না, অথচ এসব ছাড়া স্কুল চলে না।',
      items: [
        {
          name: `${format.number(campus.purifierLitres)} লিটারের ${count(campus.waterPurifiers)} ওয়াটার পিউরিফায়ার`,
          text: 'পানীয় জল স্কুলেই শোধন করা হয়।',
        },
        {
          name: `${count(campus.borewells)} নলকূপ ও ${count(campus.openWells)} কুয়ো`,
          text: 'স্কুলের নিজস্ব জলের ব্যবস্থা।',
        },
        {
          name: `বাইরে ${count(campus.externalTaps)} কল`,
          text: 'হাত পা ধোয়া আর গাছে জল দেওয়ার জন্য।',
        },
        {
          name: `অন্তত ${count(campus.washroomsAtLeast)} শৌচাগার`,
          text: 'স্কুল চত্বরেই।',
        },
        {
          name: `${format.number(campus.generatorKva)} কেভিএ জেনারেটর`,
          text: 'লোডশেডিং হলে চালু হয়।',
        },
      ],
    },
    safety: {
      title: 'নিরাপত্তা',
      lead: 'স্কুল চত্বরে ক্যামেরা আর আগুন নেভানোর যন্ত্র।',
      items: [
        {
          name: `${count(campus.cameras)} সিসিটিভি ক্যামেরা`,
          text: 'দায়িত্বে যাঁরা আছেন, তাঁদের সঙ্গে ক্যামেরাও নজর রাখে।',
        },
        {
          name: `${count(campus.fireExtinguishers)} আগুন নেভানোর যন্ত্র`,
          text: 'কখনও দরকার পড়লে হাতের কাছেই।',
        },
      ],
    },
  },
  outdoor: {
    title: 'খোলা জায়গা',
    lead: 'ছোটার, সারি বেঁধে দাঁড়ানোর, ছায়ায় অপেক্ষা করার জায়গা। কোনটি কত বড়, একই স্কেলে পাশাপাশি এঁকে দেখানো হল।',
    unit: (squareFeet) => `${squareFeet} বর্গফুট`,
    areas: [
      {
        name: 'খেলার মাঠ',
        squareFeet: campus.playgroundSqFt,
        text: 'খেলাধুলা, দৌড় আর বার্ষিক ক্রীড়া প্রতিযোগিতার জন্য।',
      },
      {
        name: 'ছাদে প্রার্থনার জায়গা',
        squareFeet: campus.terraceAssemblySqFt,
        text: 'খোলা আকাশের নিচে।',
      },
      {
        name: 'নিচে প্রার্থনার উঠোন',
        squareFeet: campus.groundAssemblySqFt,
        text: 'সকালের প্রার্থনা হয় এখানে।',
      },
      {
        name: 'অভিভাবকদের অপেক্ষার জায়গা',
        squareFeet: campus.waitingAreaSqFt,
        text: 'স্কুল শুরুর ও ছুটির সময় অভিভাবকেরা এখানে অপেক্ষা করেন।',
      },
    ],
  },
};
