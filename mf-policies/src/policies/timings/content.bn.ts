import { content as bengali } from 'shared/locale/content.bn';
import {
  gateClosesMinutesBefore,
  leaveNeedsReasonAfterDays,
  leaveNoticeDays,
  minimumAttendancePercent,
  pickupWithinMinutes,
  removalAfterMonths,
  sessions,
} from 'shared/school/timings';
import type { TwinOf } from '../../document/policyDocument.ts';
import type { timings as english } from './content.en.ts';

const { format, grades } = bengali;
const { junior, senior } = sessions;

export const timings: TwinOf<typeof english> = {
  id: 'timings',
  title: 'সময়সূচি ও উপস্থিতির নিয়মাবলি',
  topics: [
    {
      id: 'hours',
      title: 'সময়সূচি',
      blocks: [
        {
          table: {
            caption: 'কখন কোন ক্লাস',
            columns: ['শ্রেণি', 'ক্লাসের সময়', 'পৌঁছনোর সময়', 'টিফিন'],
            rows: [
              [
                `প্রাতঃবিভাগ, ${grades[junior.from]} থেকে ${grades[junior.to]}`,
                format.timeRange(junior.starts, junior.ends),
                format.time(junior.arriveBy),
                'টিফিনের বিরতি নেই',
              ],
              [
                `দিবা বিভাগ, ${grades[senior.from]} থেকে ${grades[senior.to]}`,
                format.timeRange(senior.starts, senior.ends),
                format.time(senior.arriveBy),
                format.timeRange(senior.lunch.starts, senior.lunch.ends),
              ],
            ],
          },
        },
        [
          `ক্লাস শুরুর ${format.number(gateClosesMinutesBefore)} মিনিট আগে গেট বন্ধ হয়ে যায়।`,
          `প্রাতঃবিভাগে ${format.time(junior.starts)}-র পরে এলে উপযুক্ত কারণ দেখাতে হবে।`,
          `ক্লাস শেষ হওয়ার ${format.number(pickupWithinMinutes)} মিনিটের মধ্যে শিশুকে নিয়ে যেতে হবে।`,
        ],
      ],
    },
    {
      id: 'attendance',
      title: 'উপস্থিতি',
      blocks: [
        [
          `প্রতি টার্মে অন্তত ${format.number(minimumAttendancePercent)}% উপস্থিতি থাকতে হবে।`,
          `অনুমতি ছাড়া একটানা ${format.number(removalAfterMonths)} মাসের বেশি অনুপস্থিত থাকলে ছাত্র বা ছাত্রীর নাম স্কুলের খাতা থেকে কেটে দেওয়া হয়।`,
          'আবার ভর্তি হতে হলে আসন খালি থাকতে হবে, এবং ফি দিতে হবে।',
        ],
      ],
    },
    {
      id: 'leave',
      title: 'ছুটি নেওয়া',
      blocks: [
        [
          'ছুটির আবেদন অভিভাবককে লিখে ও সই করে দিতে হবে।',
          `জরুরি প্রয়োজন ছাড়া অন্তত ${format.number(leaveNoticeDays)} দিন আগে আবেদন জমা দিতে হবে।`,
          `একটানা ${format.number(leaveNeedsReasonAfterDays)} দিনের বেশি ছুটি নিলে উপযুক্ত কারণ দেখাতে হবে।`,
        ],
      ],
    },
  ],
};
