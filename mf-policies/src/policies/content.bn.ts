import { academics } from './academics/content.bn.ts';
import { admission } from './admission/content.bn.ts';
import { childProtection } from './childProtection/content.bn.ts';
import { conduct } from './conduct/content.bn.ts';
import { policyContact } from './contact/content.bn.ts';
import type { PoliciesContent } from './content.en.ts';
import { photography } from './photography/content.bn.ts';
import { timings } from './timings/content.bn.ts';
import { uniform } from './uniform/content.bn.ts';

export const content: PoliciesContent = {
  title: 'স্কুলের নিয়মাবলি',
  lead: 'শিশুরা যাতে নিরাপদ থাকে আর স্কুলে সকলে ন্যায্য ব্যবহার পায়, তার নিয়মকানুন। অভিভাবকদের জন্য সহজ ভাষায় লেখা।',
  pictureAlt: 'টেবিলে একটি খোলা খাতা, পাশে বইয়ের উপরে পিতলের ঘণ্টা; জানালা দিয়ে দেখা যাচ্ছে সেতু দিয়ে জোড়া স্কুলের দুটি ভবন।',
  links: [
    { text: 'সময়সূচি', to: '/policies#timings' },
    { text: 'ইউনিফর্ম', to: '/policies#uniform' },
    { text: 'ফি', to: '/policies#admission-fees' },
  ],
  quickAccess: {
    title: 'হাতের কাছে রাখুন',
    text: 'সব নিয়ম একটি ফাইলে। রেখে দিতে পারেন, ছাপিয়েও নিতে পারেন।',
    download: 'সম্পূর্ণ নিয়মাবলি ডাউনলোড করুন (পিডিএফ)',
  },
  sectionsTitle: 'সব নিয়ম',
  sections: [admission, photography, childProtection, timings, uniform, academics, conduct],
  contact: policyContact,
};
