import { bengali } from 'shared/locale/bengali';
import { campus } from 'shared/school/campus';
import { school } from 'shared/school/school';
import type { heads as english } from './heads.en.ts';

const { format } = bengali;
const established = format.digits(school.established);

export const heads: typeof english = {
  home: {
    title: `{school} | বাংলা ও ইংরেজি মাধ্যমের স্কুল, স্থাপিত ${established}`,
    description: `রূপনারায়ণপুরের {school}: ছেলে ও মেয়েদের জন্য বাংলা ও ইংরেজি মাধ্যমের প্রাথমিক স্কুল, প্রি-নার্সারি থেকে পঞ্চম শ্রেণি। স্থাপিত ${established}।`,
    keywords:
      'রূপনারায়ণপুর প্রাথমিক বিদ্যালয়, বাংলা মাধ্যম স্কুল, ইংরেজি মাধ্যম স্কুল, প্রি-নার্সারি থেকে পঞ্চম শ্রেণি, পশ্চিম বর্ধমান, {school}',
    picture: 'campus.svg',
  },
  about: {
    title: 'আমাদের কথা | {school}',
    description: `${established} সাল থেকে {school}: চার পর্বে স্কুলের ইতিহাস, আমাদের আদর্শ ও লক্ষ্য, প্রধান শিক্ষক ও প্রধান শিক্ষিকার কথা, আর লোগোর অর্থ।`,
    keywords: 'স্কুলের ইতিহাস, লক্ষ্য, প্রধান শিক্ষক, প্রধান শিক্ষিকা, স্কুলের চল্লিশ বছর, সীমান্ত পল্লী, {school}',
    picture: 'gate.svg',
  },
  academics: {
    title: 'পড়াশোনা: পাঠক্রম ও ক্লাসের সময়সূচি | {school}',
    description:
      '{school}: ক্লাসের সময়সূচি, সর্বাঙ্গীণ বিকাশ, বাংলা ও ইংরেজি মাধ্যমে প্রতিটি শ্রেণির বিষয়, যোগব্যায়াম ও জিমন্যাস্টিকসের মতো সহপাঠক্রমিক কার্যাবলি, আর শিক্ষাবর্ষ।',
    keywords: 'প্রাথমিক পাঠক্রম, বাংলা মাধ্যমের বিষয়, ইংরেজি মাধ্যমের বিষয়, ক্লাসের সময়সূচি, ইউনিট টেস্ট, {school}',
    picture: 'classroom.svg',
  },
  admissions: {
    title: 'ভর্তি ও ফি | {school}',
    description:
      '{school}: ভর্তির চারটি ধাপ, প্রতিটি শ্রেণির শর্ত, বাংলা ও ইংরেজি মাধ্যমের ফি, কী কী কাগজ আনবেন, আর ভর্তি অফিসের সময়।',
    keywords: 'রূপনারায়ণপুর স্কুলে ভর্তি, স্কুলের ফি, ভর্তির কাগজপত্র, প্রসপেক্টাস, {school}',
    picture: 'admission-desk.svg',
  },
  facilities: {
    title: 'পরিকাঠামো ও স্কুল চত্বর | {school}',
    description: `{school}: আকাশ-সেতু দিয়ে জোড়া দুটি তিনতলা ভবন, ${format.number(campus.classrooms)}টি শ্রেণিকক্ষ, কম্পিউটার ল্যাব, খেলার মাঠ, পানীয় জল ও নিরাপত্তা।`,
    keywords: 'স্কুলের পরিকাঠামো, কম্পিউটার ল্যাব, খেলার মাঠ, সিসিটিভি, পানীয় জল, শ্রেণিকক্ষ, {school}',
    picture: 'campus.svg',
  },
  contact: {
    title: 'যোগাযোগ ও আসার পথ | {school}',
    description:
      '{school}, সীমান্ত পল্লী, রূপনারায়ণপুর বাজার, পশ্চিম বর্ধমান, পশ্চিমবঙ্গ: ঠিকানা, ফোন, ইমেল, অফিসের সময় ও মানচিত্র।',
    keywords: 'স্কুলে যোগাযোগ, স্কুলের ঠিকানা, সীমান্ত পল্লী, রূপনারায়ণপুর বাজার, অফিসের সময়, {school}',
    picture: 'lane.svg',
  },
};
