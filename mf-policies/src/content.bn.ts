import type { content as english } from './content.en.ts';

export const content: typeof english = {
  label: 'নিয়মাবলি',
  heads: {
    policies: {
      title: 'স্কুলের নিয়মাবলি | {school}',
      description:
        '{school} কোন নিয়মে চলে, জেনে নিন। ভর্তি, ফি, ছবি তোলা, শিশুসুরক্ষা, সময়সূচি ও উপস্থিতি, ইউনিফর্ম, পড়াশোনা আর আচরণের সব নিয়ম এখানে; পিডিএফেও পাবেন।',
      keywords: 'স্কুলের নিয়মাবলি, ভর্তির নিয়ম, উপস্থিতি, ছুটি, স্কুল ইউনিফর্ম, আচরণবিধি, শিশুসুরক্ষা, {school}',
      picture: 'policies.svg',
    },
    photoPolicy: {
      title: 'ছবি তোলা ও ব্যবহারের নিয়মাবলি | {school}',
      description: '{school} শিশুদের ছবি কেন তোলে, কোথায় ব্যবহার করে, কত দিন রাখে, আর কীভাবে সম্মতি ফিরিয়ে নেবেন।',
      keywords: 'ছবির নিয়মাবলি, ছবি তোলার সম্মতি, ছবির ব্যবহার, ছবি সরানোর অনুরোধ, তথ্য সুরক্ষা, অভিভাবক, {school}',
      picture: 'photo-policy.svg',
    },
  },
};
