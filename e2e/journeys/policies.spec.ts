import { expect, test } from '../test.ts';

/** What each policy must say, in the words of the page. */
const rules = {
  'Admission Policies': [
    'Pre-Nursery: An interaction with both parents is required. There is no written test.',
    'Nursery and above: Admission is merit-based and subject to seats.',
    'Birth certificate',
    'Two recent passport photographs',
    'Transfer certificate',
    'may deny admission for incomplete or incorrect documents',
    'confirmed only after document verification',
    'The admission fee is non-refundable.',
    'Children of alumni, and brothers and sisters',
    'the discretionary quota',
  ],
  'Photography and Image Use Policy': ['5 years after graduation', 'within 7 working days'],
  'Child Protection and Safety Policy': [
    'Safety standards',
    'Supervision',
    'Anti-bullying',
    'Reporting',
    'to the class teacher',
  ],
  'School Timings and Attendance Policy': [
    '7:30-10:30 AM',
    '7:15 AM',
    '10:45 AM-4:00 PM',
    '10:30 AM',
    '2:15-2:30 PM',
    'The gate closes 5 minutes before',
    'Late arrival after 7:30 AM',
    'within 10 minutes',
    '85%',
    'over 2 consecutive months',
    'at least 1 day',
    'over 3 consecutive days',
  ],
  'School Uniform Policy': ['Summer', 'Winter', 'Guidelines', 'Prohibited items'],
  'Academic Policies': [
    'three unit tests, and a first, a second and a final examination',
    'Report cards follow the second and final unit tests.',
    'Parent-teacher meetings follow the first and second unit tests.',
    'without a valid medical certificate gives zero marks',
  ],
  'Code of Conduct and Discipline': [
    'General conduct',
    'Classroom discipline',
    'Prohibited conduct',
    'Digital conduct',
  ],
};

test('each policy tells its rules once it is open', async ({ page }) => {
  await page.goto('/policies');
  const main = page.getByRole('main');
  await expect(main.locator('summary')).toHaveText(Object.keys(rules));
  for (const [title, texts] of Object.entries(rules)) {
    await main.getByRole('heading', { level: 3, name: title, exact: true }).click();
    const policy = main.locator('details[open]');
    for (const text of texts) await expect(policy).toContainText(text, { useInnerText: true });
  }
});

test('the school policies end with whom to ask, and when', async ({ page }) => {
  await page.goto('/policies');
  const contact = page.getByRole('region', { name: 'Questions about our policies' });
  for (const text of ['Mon-Fri 7:30 AM-4:00 PM', 'Saturday 7:30 AM-2:30 PM', 'By appointment']) {
    await expect(contact).toContainText(text);
  }
});

for (const [link, target] of [
  ['Fees and payment on the Admissions page', '/admissions#fees'],
  ['Read the full photo policy', '/photo-policy'],
] as const) {
  test(`a policy leads to ${target}, and a link to it from elsewhere finds it`, async ({ page }) => {
    await page.goto(target === '/photo-policy' ? '/policies#photography' : '/policies#admission');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(target);
  });
}

test('one policy is open at a time, and can be closed again', async ({ page }) => {
  await page.goto('/policies');
  const open = page.locator('main details[open]');
  await expect(open).toHaveCount(0);
  await page.getByText('Admission Policies', { exact: true }).click();
  await expect(open).toHaveCount(1);
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('School Uniform Policy');
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(open).toHaveCount(0);
});

test('the complete policy is a download, as a PDF of that name', async ({ page }) => {
  await page.goto('/policies');
  const started = page.waitForEvent('download');
  await page.getByRole('main').locator('a[href="/School_Policy.pdf"]').first().click();
  expect((await started).suggestedFilename()).toBe('School_Policy.pdf');
});
