import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { PoliciesPage } from './PoliciesPage.tsx';
import { policySections } from './policySections.ts';

const renderPage = async (at = '/policies') => {
  const { container, router } = renderInSite(<PoliciesPage />, { path: '/policies', at });
  await screen.findByRole('heading', { name: 'Quick Access' });
  const items = [...container.querySelectorAll('details')];
  const item = (title: string) => {
    const found = items.find((each) => each.querySelector('summary')?.textContent === title);
    if (!found) throw new Error(`No section is titled ${title}.`);
    return found;
  };
  return { items, item, router };
};

test('the page has one main heading', async () => {
  await renderPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('School Policies');
});

test('Quick Access downloads the complete policy', async () => {
  await renderPage();
  const link = screen.getByRole('link', { name: 'Download the complete policy (PDF)' });
  expect(link.getAttribute('href')).toBe('/School_Policy.pdf');
  expect(link.hasAttribute('download')).toBe(true);
});

test('seven sections stand closed, in order, each under its title', async () => {
  const { items } = await renderPage();
  expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual([
    'Admission Policies',
    'Photography and Image Use Policy',
    'Child Protection and Safety Policy',
    'School Timings and Attendance Policy',
    'School Uniform Policy',
    'Academic Policies',
    'Code of Conduct and Discipline',
  ]);
  expect(items.every((item) => !item.open)).toBe(true);
  expect(new Set(items.map((item) => item.getAttribute('name')))).toEqual(new Set(['policies']));
});

test('a section opens and closes again', async () => {
  const { item } = await renderPage();
  const uniform = item('School Uniform Policy');
  const title = within(uniform).getByText('School Uniform Policy');
  await userEvent.click(title);
  expect(uniform.open).toBe(true);
  await userEvent.click(title);
  expect(uniform.open).toBe(false);
});

test('a link to a section opens it, and a link to a topic opens the section around it', async () => {
  const { item, router } = await renderPage('/policies#uniform');
  expect(item('School Uniform Policy').open).toBe(true);
  await router.navigate('/policies#admission-fees');
  await expect.poll(() => item('Admission Policies').open).toBe(true);
});

test('ids are unique on the page', async () => {
  await renderPage();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(policySections.map(({ id }) => id)));
});

test('the fees stand in a table and lead to the fees of the Admissions page', async () => {
  const { item } = await renderPage();
  const admission = within(item('Admission Policies'));
  const table = admission.getByRole('table', { name: 'School fees', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Fee', 'Bengali medium', 'English medium', 'Frequency'],
    ['Admission', '₹900', '₹1,500', 'One-time, non-refundable'],
    ['Session', '₹700', '₹700', 'Yearly'],
    ['Tuition', '₹700', '₹800', 'Monthly'],
    ['Computer (Class II+)', '₹50', '₹50', 'Monthly'],
  ]);
  const link = admission.getByRole('link', { name: 'Fees and payment on the Admissions page', hidden: true });
  expect(link.getAttribute('href')).toBe('/admissions#fees');
});

test('the photography section leads to the photo policy', async () => {
  const { item } = await renderPage();
  const photography = within(item('Photography and Image Use Policy'));
  const link = photography.getByRole('link', { name: 'Read the full photo policy', hidden: true });
  expect(link.getAttribute('href')).toBe('/photo-policy');
});

test.each([
  ['Admission Policies', 'The late fee is ₹30 if tuition is paid on the 11th-20th, and ₹50 after the 20th.'],
  ['School Timings and Attendance Policy', 'The minimum attendance is 85% per term.'],
  ['School Timings and Attendance Policy', 'The gate closes 5 minutes before the session starts.'],
  [
    'School Timings and Attendance Policy',
    'Late arrival after 7:30 AM in the morning session needs a valid reason.',
  ],
  ['School Timings and Attendance Policy', 'Leave over 3 consecutive days needs a valid reason.'],
  ['Academic Policies', 'Report cards follow the second and final unit tests.'],
])('%s says: %s', async (title, rule) => {
  const { item } = await renderPage();
  expect(within(item(title)).getByText(rule)).toBeTruthy();
});

test('the page ends with the office hours and the appointment rule', async () => {
  await renderPage();
  const contact = within(screen.getByRole('region', { name: 'Questions about our policies' }));
  expect(contact.getByText('Mon-Fri 7:30 AM-4:00 PM')).toBeTruthy();
  expect(contact.getByText('Saturday 7:30 AM-2:30 PM')).toBeTruthy();
  expect(contact.getByText(/By appointment/)).toBeTruthy();
  expect(contact.getByRole('link', { name: '+91 11111 11111' }).getAttribute('href')).toBe(
    'tel:+911111111111',
  );
});
