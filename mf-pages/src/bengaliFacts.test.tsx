import { content as common } from 'shared/locale/content.bn';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AboutPage } from './about/AboutPage.tsx';
import { content as about } from './about/content.bn.ts';
import { AcademicsPage } from './academics/AcademicsPage.tsx';
import { content as academics } from './academics/content.bn.ts';
import { AdmissionsPage } from './admissions/AdmissionsPage.tsx';
import { content as admissions } from './admissions/content.bn.ts';
import { content as facilities } from './facilities/content.bn.ts';
import { FacilitiesPage } from './facilities/FacilitiesPage.tsx';

test.each([
  [
    'About',
    () => <AboutPage content={about} />,
    ['১৯৮৬-১৯৯৫', '১৯৮৭ ছাত্রছাত্রীর সংখ্যা হল ৪০', '২০২০-২১', '১৫ কেভিএ'],
  ],
  [
    'Academics',
    () => <AcademicsPage content={academics} />,
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
    () => <AdmissionsPage content={admissions} />,
    [
      'ভর্তি ফি₹৯০০₹১,৫০০',
      'বাংলা মাধ্যম: ভর্তির সময় ₹১,৬০০',
      '১১ থেকে ২০ তারিখের মধ্যে₹৩০',
      'সোম-শুক্র সকাল ৮:০০ - বিকেল ৪:০০',
    ],
  ],
  [
    'Facilities',
    () => <FacilitiesPage content={facilities} />,
    ['২২টি শ্রেণিকক্ষ', '৩,৬০০ বর্গফুট', '১২ লিটারের ২টি', 'অন্তত ১০টি শৌচাগার'],
  ],
])('the facts of %s have Bengali digits and words, and no others', (_, Page, facts) => {
  const { container } = renderInSite(<Page />, { common });
  for (const fact of facts) expect(container.textContent).toContain(fact);
  expect(container.textContent).not.toMatch(/[\dA-Z]|[ap]m\b/);
});
