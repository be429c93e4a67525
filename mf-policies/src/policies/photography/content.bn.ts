import { bengali } from 'shared/language/bengali';
import { photoResponseWorkingDays, photoRetentionYears } from 'shared/school/photos';
import type { TwinOf } from '../../document/policyDocument.ts';
import type { photography as english } from './content.en.ts';

const { format } = bengali;

export const photography: TwinOf<typeof english> = {
  id: 'photography',
  title: 'ছবি তোলা ও ব্যবহারের নিয়মাবলি',
  topics: [
    {
      id: 'summary',
      title: 'সংক্ষেপে',
      blocks: [
        'ক্লাস, অনুষ্ঠান ও উৎসবের মুহূর্তগুলি মনে রাখতে এবং পরিবারের সঙ্গে ভাগ করে নিতে স্কুল ছবি তোলে। ছবিগুলি ব্যবহার করা হয় এই ওয়েবসাইটে, সোশ্যাল মিডিয়ায় আমাদের পাতায় এবং ছাপায়।',
        [
          'কোনো শিশুকে ছবিতে দেখানো হয় কেবল মা, বাবা বা অভিভাবকের সম্মতি থাকলে।',
          'অভিভাবকেরা যে কোনো সময় সম্মতি ফিরিয়ে নিতে, কোনো ছবি সরানোর অনুরোধ করতে বা সন্তানের ছবি তোলা বন্ধ রাখতে পারেন।',
          `শিশু যত দিন এই স্কুলে পড়ে তত দিন, এবং এখানকার পড়া শেষ করার পরে আরও সর্বাধিক ${format.number(photoRetentionYears)} বছর ছবি রাখা হয়।`,
          `ছবি নিয়ে কোনো অনুরোধের উত্তর আমরা ${format.number(photoResponseWorkingDays)}টি কাজের দিনের মধ্যে দেওয়ার চেষ্টা করি।`,
        ],
        { link: { text: 'ছবির নিয়মাবলি সম্পূর্ণ পড়ুন', to: '/photo-policy' } },
      ],
    },
  ],
};
