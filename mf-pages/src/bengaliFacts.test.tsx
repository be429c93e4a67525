import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AboutPageBn } from './about/AboutPage.bn.tsx';
import { AcademicsPageBn } from './academics/AcademicsPage.bn.tsx';
import { AdmissionsPageBn } from './admissions/AdmissionsPage.bn.tsx';
import { FacilitiesPageBn } from './facilities/FacilitiesPage.bn.tsx';

test.each([
  ['About', AboutPageBn, ['১৯৮৬-১৯৯৫', '১৯৮৭ ছাত্রছাত্রীর সংখ্যা হল ৪০', '২০২০-২১', '১৫ কেভিএ']],
  [
    'Academics',
    AcademicsPageBn,
    [
      'প্রি-নার্সারি থেকে প্রথম শ্রেণি',
      'সকাল ৭:৩০-১০:৩০',
      'সকাল ১০:৪৫ - বিকেল ৪:০০',
      'টিফিন দুপুর ২:১৫-২:৩০',
      '৮৫%',
      'দ্বিতীয় শ্রেণি৭-৮ বছর',
      'হিন্দিতৃতীয় ভাষা',
    ],
  ],
  [
    'Admissions',
    AdmissionsPageBn,
    [
      'ভর্তি ফি₹৯০০₹১,৫০০',
      'বাংলা মাধ্যম: ভর্তির সময় ₹১,৬০০',
      '১১ থেকে ২০ তারিখের মধ্যে₹৩০',
      'সোম-শুক্র সকাল ৮:০০ - বিকেল ৪:০০',
    ],
  ],
  ['Facilities', FacilitiesPageBn, ['২২টি শ্রেণিকক্ষ', '৩,৬০০ বর্গফুট', '১২ লিটারের ২টি', 'অন্তত ১০টি শৌচাগার']],
])('the facts of %s have Bengali digits and words, and no others', (_, Page, facts) => {
  const { container } = renderInSite(<Page />);
  for (const fact of facts) expect(container.textContent).toContain(fact);
  expect(container.textContent).not.toMatch(/[\dA-Z]|[ap]m\b/);
});
