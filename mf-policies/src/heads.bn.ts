import type { HeadTemplate } from 'shared/contract/section';
import type { heads as english } from './heads.en.ts';

export const heads = {
  policies: {
    title: 'স্কুলের নিয়মাবলি | {school}',
    description:
      '{school} যে নিয়মে চলে: ভর্তি, ফি, ছবি তোলা, শিশুসুরক্ষা, সময়সূচি ও উপস্থিতি, ইউনিফর্ম, পড়াশোনা ও আচরণবিধি। সম্পূর্ণ নিয়মাবলি পিডিএফেও পাবেন।',
    keywords: 'স্কুলের নিয়মাবলি, ভর্তির নিয়ম, উপস্থিতি, ছুটি, স্কুল ইউনিফর্ম, আচরণবিধি, শিশুসুরক্ষা, {school}',
    picture: 'policies.svg',
  },
  photoPolicy: {
    title: 'ছবি তোলা ও ব্যবহারের নিয়মাবলি | {school}',
    description:
      '{school} কীভাবে শিশুদের ছবি তোলে, ব্যবহার করে ও সুরক্ষিত রাখে, ছবি কত দিন রাখা হয়, আর অভিভাবকেরা কীভাবে সম্মতি ফিরিয়ে নিতে পারেন, ছবি সরাতে বা সন্তানের ছবি না তুলতে বলতে পারেন।',
    keywords: 'ছবির নিয়মাবলি, ছবি তোলার সম্মতি, ছবির ব্যবহার, ছবি সরানোর অনুরোধ, তথ্য সুরক্ষা, অভিভাবক, {school}',
    picture: 'photo-policy.svg',
  },
} as const satisfies Record<keyof typeof english, HeadTemplate>;
