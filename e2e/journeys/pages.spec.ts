import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../test.ts';

/** The texts of a table's rows, cell by cell; amounts as their digits. */
const readTable = (page: Page, name: RegExp) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) =>
          (cell.textContent ?? '')
            .trim()
            .toLowerCase()
            .replace(/^\D?(?=\d[\d,]*$)/, ''),
        ),
      ),
    );

const texts = (locator: Locator) => locator.allInnerTexts();

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** Fails unless each text is seen, after the one before it. */
const expectInOrder = (container: Locator, expected: readonly string[]) =>
  expect(container).toHaveText(new RegExp(expected.map(asPattern).join('[^]*'), 'i'), { useInnerText: true });

const bengaliStart = ['Bengali 1st', 'English 2nd', 'Mathematics', 'General Knowledge'];
const englishStart = ['English 1st', 'Bengali or Hindi 2nd', 'Mathematics', 'General Knowledge'];
const bengaliSenior = [...bengaliStart, 'Hindi 3rd', 'Science', 'Drawing', 'Computer', 'Social Studies'];
const englishSenior = [...englishStart, 'Hindi 3rd', 'Drawing', 'Science', 'Computer', 'Social Studies'];

const grades = [
  { name: 'Pre Nursery', ages: '3-4', bengali: bengaliStart, english: englishStart },
  { name: 'Nursery', ages: '4-5', bengali: bengaliStart, english: [...englishStart, 'Drawing'] },
  {
    name: 'KG',
    ages: '5-6',
    bengali: bengaliStart,
    english: [...englishStart, 'Drawing', 'Environment Science'],
  },
  {
    name: 'Class I',
    ages: '6-7',
    bengali: [...bengaliStart, 'Science', 'Drawing'],
    english: [...englishStart, 'Drawing', 'Environment Science', 'Science'],
  },
  {
    name: 'Class II',
    ages: '7-8',
    bengali: bengaliSenior,
    english: [...englishStart, 'Hindi 3rd', 'Drawing', 'Environment Science', 'Science', 'Computer'],
  },
  { name: 'Class III', ages: '8-9', bengali: bengaliSenior, english: englishSenior },
  { name: 'Class IV', ages: '9-10', bengali: bengaliSenior, english: englishSenior },
  { name: 'Class V', ages: '10-11', bengali: bengaliSenior, english: englishSenior },
] as const;

async function expectCurriculum(page: Page, medium: 'bengali' | 'english') {
  const panel = page.getByRole('tabpanel', {
    name: medium === 'bengali' ? 'Bengali Medium' : 'English Medium',
  });
  const articles = panel.getByRole('article');
  await expect(articles).toHaveCount(grades.length);
  for (const [index, grade] of grades.entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('heading')).toHaveText(grade.name);
    await expectInOrder(article, [grade.name, grade.ages, grade[medium][0] ?? '']);
    const subjects = (await texts(article.getByRole('listitem'))).map((subject) =>
      subject.replace(/\s+/g, ' ').replace(/ Language$/i, ''),
    );
    expect(subjects.toSorted(), `${grade.name}, ${medium}`).toEqual(grade[medium].toSorted());
    const levels = subjects.map((subject) => /\b[123](?:st|nd|rd)$/.exec(subject)?.[0]).filter(Boolean);
    expect(levels, `${grade.name}, ${medium}`).toEqual(levels.toSorted());
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, reducedMotion: 'reduce' });

    test('Home says who the school is and leads on', async ({ page }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByText("Nurturing Tomorrow's Leaders Today", { exact: true })).toBeVisible();
      for (const badge of [
        'Established 1986',
        'Co-Educational',
        'Pre-Nursery to Class V',
        'Bengali & English Medium',
      ]) {
        await expect(main.getByText(badge, { exact: true })).toBeVisible();
      }
      await expect(main.getByText(/Rupnarayanpur/).first()).toBeVisible();
      for (const [name, path] of [
        ['Contact Us', '/contact'],
        ['Apply for Admission', '/admissions'],
      ] as const) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }

      const values = page.getByRole('region', { name: 'Core Values', exact: true });
      expect(await texts(values.getByRole('heading', { level: 3 }))).toEqual([
        'Intellectual Curiosity',
        'Kindness',
        'Mutual Respect',
        'Character Development',
      ]);
      const cards = page.getByRole('region', { name: 'Explore Our School', exact: true }).getByRole('link');
      const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(addresses.toSorted()).toEqual(['/academics', '/admissions', '/facilities', '/policies']);
    });

    test('About tells the history in four eras, with every milestone in its own', async ({ page }) => {
      await page.goto('/about');
      const main = page.getByRole('main');
      await expectInOrder(main, [
        'Simanta Palli, Rupnarayanpur Bazar',
        'Paschim Bardhaman',
        'West Bengal',
        'India',
      ]);
      await expect(main.getByRole('blockquote')).toHaveCount(1);
      for (const name of [/history/i, /mission/i, /headmaster/i, /headmistress/i, /logo/i]) {
        await expect(main.getByRole('heading', { name, level: 2 })).toBeVisible();
      }

      const eras = [
        {
          years: '1986-1995',
          milestones: [/1987.*40 students/, /1988.*cultural festival/i, /1992.*building/i, /1995/],
        },
        {
          years: '1996-2004',
          milestones: [/1996.*4 systems/, /2000.*6 more computers/, /2004.*English medium/],
        },
        {
          years: '2012-2023',
          milestones: [
            /2012.*building/i,
            /2016.*8 CCTV cameras/,
            /2020-21.*online/,
            /2023.*15 KVA generator/,
          ],
        },
        { years: '2024-2025', milestones: [/2024.*yoga and gymnastics/i] },
      ];
      const eraItems = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(eraItems).toHaveCount(eras.length);
      for (const [index, { years, milestones }] of eras.entries()) {
        const era = eraItems.nth(index);
        await expect(era.getByRole('heading')).toContainText(years);
        const told = (await texts(era.getByRole('listitem'))).map((each) => each.replace(/\s+/g, ' '));
        for (const milestone of milestones)
          expect(told, years).toContainEqual(expect.stringMatching(milestone));
      }
    });

    test('Academics tells the hours and what is learnt beside the books', async ({ page }) => {
      await page.goto('/academics');
      const timings = page.getByRole('region', { name: /timings/i });
      await expectInOrder(timings, ['Pre Nursery to Class I', '7:30-10:30 AM', 'Arrive by 7:15 AM']);
      await expectInOrder(timings, [
        'Class II',
        '10:45 AM-4:00 PM',
        'Arrive by 10:30 AM',
        'Lunch 2:15-2:30 PM',
      ]);
      for (const rule of [/gate closes 5 minutes before/i, /within 10 minutes/i, /85%/]) {
        await expect(timings.getByText(rule)).toBeVisible();
      }
      for (const name of ['Yoga', 'Physical Training', 'Gymnastics']) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expectInOrder(page.getByRole('main'), ['Physical Training', 'Gymnastics', 'Class II-V']);
    });

    test('Academics lists the subjects of each grade in either medium', async ({ page }) => {
      await page.goto('/academics');
      await expectCurriculum(page, 'bengali');
      if (javaScriptEnabled) await page.getByRole('tab', { name: 'English Medium', exact: true }).click();
      await expectCurriculum(page, 'english');
    });

    test('Admissions tells the steps, the criteria, the documents and the hours', async ({ page }) => {
      await page.goto('/admissions');
      const main = page.getByRole('main');
      const steps = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      await expect(steps).toHaveCount(4);
      for (const [index, step] of [
        /prospectus/i,
        /documents/i,
        /interaction.*assessment/i,
        /confirm/i,
      ].entries()) {
        await expect(steps.nth(index)).toContainText(String(index + 1));
        await expect(steps.nth(index).getByRole('heading')).toHaveText(step);
      }
      await expect(steps.nth(3)).toContainText(
        /only after the documents have been verified|only after document/i,
      );

      expect(await readTable(page, /criteria/i)).toEqual([
        ['class', 'criteria'],
        [
          expect.stringMatching(/^pre-nursery/),
          expect.stringMatching(/interaction with both parents.*no written test/),
        ],
        [expect.stringMatching(/^nursery and above/), expect.stringMatching(/merit.*seats/)],
      ]);
      const documents = page.getByRole('region', { name: /documents/i });
      for (const paper of [
        /birth certificate/i,
        /two recent passport photographs/i,
        /transfer certificate/i,
      ]) {
        await expect(documents.getByRole('listitem').filter({ hasText: paper })).toBeVisible();
      }
      await expect(documents).toContainText(/may deny admission/i);
      await expect(main.getByText(/alumni.*(siblings|brothers and sisters)/i)).toBeVisible();
      await expect(main.getByText(/discretionary quota/i)).toBeVisible();
      await expect(page.getByRole('heading', { name: /dates/i })).toBeVisible();
      await expect(main.getByText('Mon-Fri 8:00 AM-4:00 PM', { exact: true })).toBeVisible();
      await expect(main).not.toContainText('Saturday');
      await expect(main).not.toContainText('7:30 AM');
      await expectPolicyDownload(main);
    });

    test('Admissions tells every fee, when tuition is due and what is paid late', async ({ page }) => {
      await page.goto('/admissions');
      const fees = page.locator('#fees');
      await expect(fees.getByRole('heading', { level: 2 })).toHaveText(/fees/i);
      expect(await readTable(page, /^fees/i)).toEqual([
        ['fee', 'bengali medium', 'english medium', 'frequency'],
        ['admission', '900', '1,500', 'one-time, non-refundable'],
        ['session', '700', '700', 'yearly'],
        ['tuition', '700', '800', 'monthly'],
        [expect.stringMatching(/^computer.*class ii/), '50', '50', 'monthly'],
      ]);
      const late = await readTable(page, /late/i);
      expect(late).toContainEqual([expect.stringMatching(/11th to the 20th/), '30']);
      expect(late).toContainEqual([expect.stringMatching(/after the 20th/), '50']);
      await expect(fees.getByText(/10th of the following month/)).toBeVisible();
      await expect(fees.getByText(/online.*app.*office/i)).toBeVisible();
    });

    test('Facilities tells what the school has, and how much', async ({ page }) => {
      await page.goto('/facilities');
      const main = page.getByRole('main');
      for (const fact of [
        /2 three-stor(e)?y buildings/i,
        /sky bridge/i,
        /22 classrooms/i,
        /2 computer labs/i,
        /12 computers/i,
        /8 CCTV cameras/i,
        /15 KVA/,
        /playground\s+3,600\s+sq\s+ft/i,
        /ground\s+assembly\s+1,000\s+sq\s+ft/i,
        /terrace\s+assembly\s+1,500\s+sq\s+ft/i,
        /parent\s+waiting\s+area\s+1,000\s+sq\s+ft/i,
        /2 water purifiers of 12 L/i,
        /3 borewells and 1 open well/i,
        /5 external taps/i,
        /10\+ washrooms/i,
        /2 fire extinguishers/i,
      ]) {
        await expect(main).toHaveText(fact, { useInnerText: true });
      }
      for (const name of [/overview/i, /academic/i, /utilities/i, /outdoor/i, /safety/i]) {
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      }
    });

    test('Photo Policy tells its rules on six cards, and when it was last changed', async ({ page }) => {
      await page.goto('/photo-policy');
      const main = page.getByRole('main');
      expect(await texts(main.getByRole('heading', { level: 2 }))).toEqual([
        expect.stringMatching(/purpose of photography/i),
        expect.stringMatching(/where photos are used/i),
        expect.stringMatching(/parental consent and rights/i),
        expect.stringMatching(/privacy and security/i),
        expect.stringMatching(/data protection compliance/i),
        expect.stringMatching(/contact for photo requests/i),
      ]);
      for (const name of [/digital/i, /print/i]) {
        await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
      }
      for (const rule of [
        /withdraw consent/i,
        /removal of a photo/i,
        /opt out/i,
        /up to 5 years after graduation/i,
        /7 working days/i,
      ]) {
        await expect(main.getByText(rule)).toBeVisible();
      }
      await expect(main).toHaveText(/Last Updated: January 2025\s*$/, { useInnerText: true });
    });

    test('Contact tells where, when and how, and asks for nothing', async ({ page }) => {
      await page.goto('/contact');
      const main = page.getByRole('main');
      await expectInOrder(main, [
        'Simanta Palli, Rupnarayanpur Bazar',
        'Paschim Bardhaman',
        'West Bengal',
        'India',
        '+91 00000 00000',
        'office@school.example',
        'Mon-Fri 7:30 AM-4:00 PM',
        'Saturday 7:30 AM-2:30 PM',
      ]);
      await expect(main.getByRole('link', { name: '+91 00000 00000', exact: true })).toHaveAttribute(
        'href',
        /^tel:\+?910000000000$/,
      );
      await expect(main.getByRole('link', { name: 'office@school.example', exact: true })).toHaveAttribute(
        'href',
        'mailto:office@school.example',
      );
      const map = main.locator('iframe');
      await expect(map).toHaveAttribute('loading', 'lazy');
      await expect(map).toHaveAttribute('title', /map/i);
      await expect(map).toHaveAttribute('src', /openstreetmap\.org.*23\.8163.*86\.8963/);
      const maps = main.getByRole('link', { name: 'Open in maps', exact: true });
      await expect(maps).toHaveAttribute('target', '_blank');
      await expect(maps).toHaveAttribute('rel', /noopener/);
      await expect(main.locator('form, input, textarea, select, button[type="submit"]')).toHaveCount(0);
    });

    test('the footer is the same on every page', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      const first = await footer.ariaSnapshot();
      await expect(footer.getByText("Nurturing Tomorrow's Leaders Today", { exact: true })).toBeVisible();
      for (const text of [/dual language/, /nurtures young minds/, /© 2025/])
        await expect(footer).toContainText(text);
      const quickLinks = footer.getByRole('navigation').getByRole('link');
      expect(await texts(quickLinks)).toEqual([
        'About Us',
        'Academics',
        'Admissions',
        'Facilities',
        'Policies',
        'Photo Policy',
      ]);
      await expectInOrder(footer, [
        'Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India',
        '+91 00000 00000',
        'Mon-Fri 7:30 AM-4:00 PM',
        'Saturday 7:30 AM-2:30 PM',
      ]);
      await expect(footer.getByRole('heading', { name: 'Follow Us', exact: true })).toBeVisible();
      for (const site of ['facebook.com', 'instagram.com', 'openstreetmap.org']) {
        const link = footer.locator(`a[href*="${site}"]`);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      for (const path of ['/admissions', '/gallery', '/photo-policy', '/contact']) {
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
        expect(await footer.ariaSnapshot(), path).toBe(first);
      }
    });
  });
}

async function expectPolicyDownload(main: Locator) {
  const download = main.locator('a[href="/School_Policy.pdf"]');
  await expect(download).toBeVisible();
  await expect(download).toHaveAttribute('download');
}
