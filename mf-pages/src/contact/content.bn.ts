import { content as bengali } from 'shared/locale/content.bn';
import { photoResponseWorkingDays } from 'shared/school/photos';
import { schoolDay } from '../blocks/schoolDay.bn.ts';
import type { content as english } from './content.en.ts';

const { format } = bengali;

export const content: typeof english = {
  header: {
    title: 'যোগাযোগ',
    lead: 'ফোন বা ইমেল করুন, অথবা অফিস খোলা থাকলে চলে আসুন।',
    pictureAlt: 'বাজারের গলি, ফলের দোকান আর সাইকেল রিকশা, গলির শেষে স্কুল।',
    call: 'অফিসে ফোন করুন',
    directions: 'কীভাবে আসবেন',
  },
  address: 'ঠিকানা',
  telephone: 'ফোন',
  email: 'ইমেল',
  hours: 'স্কুল অফিসের সময়',
  hoursNote: 'প্রধান শিক্ষক আগে থেকে ঠিক করা সময়ে অভিভাবকদের সঙ্গে দেখা করেন। স্কুলের অফিস থেকে সময় নিয়ে নিন।',
  schoolDay,
  photoRequest: {
    title: 'এই ছবিটি সরানোর অনুরোধ করুন',
    untitled: 'নামহীন ছবি',
    inAlbum: '- অ্যালবাম:',
    next: `ইমেল বা ফোন করে জানান, ছবিতে কোন শিশু আছে। আমরা ${format.number(photoResponseWorkingDays)}টি কাজের দিনের মধ্যে উত্তর দেওয়ার চেষ্টা করি।`,
    write: 'অফিসে লিখুন',
    call: 'অফিসে ফোন করুন',
    gone: {
      title: 'ছবিটি আর ওয়েবসাইটে নেই',
      text: 'আপনাকে আর কিছু করতে হবে না। অন্য কোনো ছবির কথা ভেবে থাকলে গ্যালারিতে সেটি খুলুন, তারপর তার নিচের লিঙ্কটি ব্যবহার করুন।',
      gallery: 'গ্যালারিতে যান',
    },
    mail: {
      subject: (title) => `একটি ছবি সরানোর অনুরোধ: ${title}`,
      body: (photo) =>
        [
          'স্কুল অফিস সমীপেষু,',
          '',
          'অনুগ্রহ করে এই ছবিটি ওয়েবসাইট থেকে সরিয়ে দিন:',
          ...(photo.title ? [`ছবি: ${photo.title}`] : []),
          ...(photo.album ? [`অ্যালবাম: ${photo.album}`] : []),
          ...(photo.address ? [`লিঙ্ক: ${photo.address}`] : []),
          `নম্বর: ${photo.id}`,
          '',
          'শিশুর নাম: ',
          'শ্রেণি: ',
          'আমার নাম ও ফোন নম্বর: ',
        ].join('\r\n'),
    },
  },
  map: {
    title: 'আমরা কোথায়',
    frame: 'স্কুলের আশপাশের মানচিত্র',
    drawn: 'হাতে আঁকা মানচিত্রে স্কুলের চারপাশে গলি, গাছ আর পুকুর; মাঝখানে চিহ্ন দিয়ে স্কুল দেখানো।',
    open: 'মানচিত্রে দেখুন',
  },
};
