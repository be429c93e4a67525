import { content as bengali } from 'shared/locale/content.bn';
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
        'ক্লাস, অনুষ্ঠান ও উৎসবের স্মৃতি ধরে রাখতে এবং পরিবারের সকলকে দেখাতে স্কুলে ছবি তোলা হয়। সেগুলি ব্যবহার করা হয় এই ওয়েবসাইটে, সোশ্যাল মিডিয়ায় আমাদের পেজে এবং ছাপা কাগজপত্রে।',
        [
          'মা, বাবা বা অভিভাবকের সম্মতি থাকলে তবেই কোনো শিশুর ছবি দেখানো হয়।',
          'অভিভাবকেরা যে কোনো সময় সম্মতি ফিরিয়ে নিতে পারেন, কোনো ছবি সরাতে বা সন্তানের ছবি না তুলতে বলতে পারেন।',
          `শিশু যত দিন এই স্কুলে পড়ে তত দিন, আর এখানকার পড়া শেষ করার পরে বড়জোর ${format.number(photoRetentionYears)} বছর ছবি রাখা হয়।`,
          `ছবি নিয়ে কোনো অনুরোধ পেলে আমরা ${format.number(photoResponseWorkingDays)}টি কাজের দিনের মধ্যে উত্তর দেওয়ার চেষ্টা করি।`,
        ],
        { link: { text: 'ছবির সম্পূর্ণ নিয়মাবলি পড়ুন', to: '/photo-policy' } },
      ],
    },
  ],
};
