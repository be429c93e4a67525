import { content as bengali } from 'shared/locale/content.bn';
import { campus } from 'shared/school/campus';
import { school } from 'shared/school/school';
import type { content as english } from './content.en.ts';

const { format } = bengali;
const established = format.digits(school.established);

export const content: typeof english = {
  label: 'স্কুলের পাতা',
  heads: {
    home: {
      title: `{school} | বাংলা ও ইংরেজি মাধ্যমের স্কুল, স্থাপিত ${established}`,
      description: `{school} রূপনারায়ণপুরের ছেলে ও মেয়েদের প্রাথমিক স্কুল। প্রি-নার্সারি থেকে পঞ্চম শ্রেণি পর্যন্ত বাংলা ও ইংরেজি মাধ্যমে পড়ানো হয়। স্থাপিত ${established}।`,
      keywords:
        'রূপনারায়ণপুর প্রাথমিক বিদ্যালয়, বাংলা মাধ্যম স্কুল, ইংরেজি মাধ্যম স্কুল, প্রি-নার্সারি থেকে পঞ্চম শ্রেণি, পশ্চিম বর্ধমান, {school}',
      picture: 'campus.svg',
    },
    about: {
      title: 'আমাদের কথা | {school}',
      description: `{school} কীভাবে শুরু হল ${established} সালে, কীভাবে কাটল চল্লিশটি বছর। সঙ্গে আমাদের আদর্শ ও লক্ষ্য, প্রধান শিক্ষক ও প্রধান শিক্ষিকার কথা, আর লোগোর অর্থ।`,
      keywords: 'স্কুলের ইতিহাস, লক্ষ্য, প্রধান শিক্ষক, প্রধান শিক্ষিকা, স্কুলের চল্লিশ বছর, সীমান্ত পল্লী, {school}',
      picture: 'gate.svg',
    },
    academics: {
      title: 'পড়াশোনা, পাঠক্রম ও ক্লাসের সময়সূচি | {school}',
      description:
        '{school} কোন শ্রেণিতে কী পড়ায়, ক্লাস কখন বসে, সারা বছরে কী কী পরীক্ষা হয়, সব এই পাতায়। যোগব্যায়াম, শারীরশিক্ষা ও জিমন্যাস্টিকসের কথাও আছে।',
      keywords: 'প্রাথমিক পাঠক্রম, বাংলা মাধ্যমের বিষয়, ইংরেজি মাধ্যমের বিষয়, ক্লাসের সময়সূচি, ইউনিট টেস্ট, {school}',
      picture: 'classroom.svg',
    },
    admissions: {
      title: 'ভর্তি ও ফি | {school}',
      description:
        '{school} ভর্তি নেয় চারটি ধাপে। কোন শ্রেণির কী শর্ত, দুই মাধ্যমে কত ফি, কী কী কাগজ আনবেন আর কখন অফিসে আসবেন, জেনে নিন।',
      keywords: 'রূপনারায়ণপুর স্কুলে ভর্তি, স্কুলের ফি, ভর্তির কাগজপত্র, প্রসপেক্টাস, {school}',
      picture: 'admission-desk.svg',
    },
    facilities: {
      title: 'পরিকাঠামো ও স্কুল চত্বর | {school}',
      description: `{school} চত্বরে উপরতলায় সেতু দিয়ে জোড়া দুটি তিনতলা ভবন, ${format.number(campus.classrooms)}টি শ্রেণিকক্ষ, কম্পিউটার ল্যাব আর খেলার মাঠ। পানীয় জল ও নিরাপত্তার ব্যবস্থাও জেনে নিন।`,
      keywords: 'স্কুলের পরিকাঠামো, কম্পিউটার ল্যাব, খেলার মাঠ, সিসিটিভি, পানীয় জল, শ্রেণিকক্ষ, {school}',
      picture: 'campus.svg',
    },
    contact: {
      title: 'যোগাযোগ ও আসার পথ | {school}',
      description:
        '{school} পশ্চিম বর্ধমানের রূপনারায়ণপুর বাজারে, সীমান্ত পল্লীতে। ফোন নম্বর, ইমেল, অফিসের সময় আর মানচিত্র দেখে নিন।',
      keywords: 'স্কুলে যোগাযোগ, স্কুলের ঠিকানা, সীমান্ত পল্লী, রূপনারায়ণপুর বাজার, অফিসের সময়, {school}',
      picture: 'lane.svg',
    },
  },
};
