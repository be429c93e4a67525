import { expect, test } from '@playwright/test';
import { routes } from '../routes.ts';

test.use({ javaScriptEnabled: false });

/** Facts of the specification that a visitor without scripts must be able to read, by page. */
const facts: Record<string, readonly string[]> = {
  '/': [
    "Nurturing Tomorrow's Leaders Today",
    'Established 1986',
    'Co-Educational',
    'Pre-Nursery to Class V',
    'Bengali & English Medium',
    'Intellectual Curiosity',
    'Kindness',
    'Mutual Respect',
    'Character Development',
    'Explore Our School',
  ],
  '/about': [
    '1986-1995',
    '1996-2004',
    '2012-2023',
    '2024-2025',
    '1987',
    '40 students',
    '15 KVA',
    '8 CCTV',
    'English medium',
    '1988',
  ],
  '/academics': [
    '7:30-10:30 AM',
    '10:45 AM-4:00 PM',
    '2:15-2:30 PM',
    'Bengali Medium',
    'English Medium',
    'Pre Nursery',
    'Environment Science',
    'Gymnastics',
  ],
  '/admissions': [
    '₹900',
    '₹1,500',
    '₹700',
    '₹800',
    '₹50',
    '₹30',
    'Birth certificate',
    'Mon-Fri 8:00 AM-4:00 PM',
    'no written test',
  ],
  '/facilities': ['22', '3,600 sq ft', '1,000 sq ft', '1,500 sq ft', '15 KVA', '12 L', '10+', 'sky bridge'],
  '/contact': [
    'Simanta Palli',
    'Rupnarayanpur Bazar',
    'Paschim Bardhaman',
    '+91 00000 00000',
    'Mon-Fri 7:30 AM-4:00 PM',
    'Saturday 7:30 AM-2:30 PM',
    'Open in maps',
  ],
  '/gallery': ['Loading gallery...'],
  '/policies': [
    'Admission Policies',
    'Photography and Image Use Policy',
    'Child Protection and Safety Policy',
    'School Timings and Attendance Policy',
    'School Uniform Policy',
    'Academic Policies',
    'Code of Conduct and Discipline',
    '85%',
  ],
  '/photo-policy': ['7 working days', '5 years', 'Last Updated: January 2025'],
};

for (const { path } of routes) {
  test(`${path} is complete without scripts`, async ({ page }) => {
    await page.goto(path);
    const text = (await page.getByRole('main').textContent()) ?? '';
    for (const fact of facts[path] ?? []) expect(text).toContain(fact);
    await expect(page.getByRole('contentinfo')).toContainText('dual language');
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  });
}

test('a page stands with its styles before a script runs', async ({ page }) => {
  await page.goto('/admissions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Tiro Bangla/);
  await expect(page.getByRole('table').first()).toBeVisible();
});
