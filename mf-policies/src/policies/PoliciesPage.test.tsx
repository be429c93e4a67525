import { screen, within } from '@testing-library/react';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { policies } from './content.en.ts';
import { PoliciesPage } from './PoliciesPage.tsx';

const renderPage = () => {
  const { container } = renderInSite(<PoliciesPage />);
  const items = [...container.querySelectorAll('details')];
  const item = (title: string) => {
    const found = items.find((each) => each.querySelector('summary')?.textContent === title);
    if (!found) throw new Error(`No section is titled ${title}.`);
    return found;
  };
  return { items, item };
};

/** What each policy must say, in the order of the page. */
const rules: Record<string, readonly string[]> = {
  'Admission Policies': [
    'Pre-Nursery: An interaction with both parents is required. There is no written test.',
    'Nursery and above: Admission is merit-based and subject to seats.',
    'Birth certificate',
    'Two recent passport photographs',
    'Transfer certificate',
    'may deny admission for incomplete or incorrect documents',
    'confirmed only after document verification',
    'The late fee is ₹30 if tuition is paid on the 11th-20th, and ₹50 after the 20th.',
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
    'Late arrival after 7:30 AM in the morning session needs a valid reason.',
    'within 10 minutes',
    '85%',
    'over 2 consecutive months',
    'at least 1 day',
    'Leave over 3 consecutive days needs a valid reason.',
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

test('seven policies are closed, in order, each with its rules under its title', () => {
  const { items, item } = renderPage();
  expect(items.map((each) => each.querySelector('summary')?.textContent)).toEqual(Object.keys(rules));
  expect(items.filter(({ open }) => open)).toEqual([]);
  for (const [title, texts] of Object.entries(rules)) {
    for (const text of texts) expect(item(title).textContent).toContain(text);
  }
});

test('ids are unique on the page', () => {
  renderPage();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(policies.sections.map(({ id }) => id)));
});

test('the fees are a table with a link to the fees of the Admissions page', () => {
  const { item } = renderPage();
  const admission = within(item('Admission Policies'));
  const table = within(admission.getByRole('table', { name: 'School fees', hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'FeeBengali mediumEnglish mediumFrequency',
    'Admission₹900₹1,500One-time, non-refundable',
    'Session₹700₹700Yearly',
    'Tuition₹700₹800Monthly',
    'Computer (Class II+)₹50₹50Monthly',
  ]);
  const link = admission.getByRole('link', { name: 'Fees and payment on the Admissions page', hidden: true });
  expect(link.getAttribute('href')).toBe('/admissions#fees');
});

test('the photography section leads to the photo policy', () => {
  const photography = within(renderPage().item('Photography and Image Use Policy'));
  const link = photography.getByRole('link', { name: 'Read the full photo policy', hidden: true });
  expect(link.getAttribute('href')).toBe('/photo-policy');
});

test('the page ends with the office hours and the appointment rule', () => {
  renderPage();
  const contact = within(screen.getByRole('region', { name: 'Questions about our policies' }));
  for (const words of ['Mon-Fri 7:30 AM-4:00 PM', 'Saturday 7:30 AM-2:30 PM', /By appointment/]) {
    expect(contact.getByText(words)).toBeTruthy();
  }
  expect(contact.getByRole('link', { name: '+91 11111 11111' }).getAttribute('href')).toBe(
    'tel:+911111111111',
  );
});
