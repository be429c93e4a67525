import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AdmissionsPage } from './AdmissionsPage.tsx';
import { choiceSearch, readChoice } from './childChoice.ts';
import { content } from './content.en.ts';

const yourChild = () => within(screen.getByRole('region', { name: 'For your child' }));
const card = (name: string) =>
  yourChild().getByRole('heading', { level: 3, name }).parentElement?.textContent ?? '';

test('until a class and a medium are chosen there are links to what is said of all', () => {
  renderInEnglish(<AdmissionsPage content={content} />);
  expect(yourChild().getByRole('status').textContent).toBe('Choose a class and a medium.');
  const links = yourChild().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admissions#fees',
    '/academics#timings',
    '/academics#curriculum',
    '/admissions#documents',
    '/admissions#process',
  ]);
});

test('a chosen class shows its fees, hours, subjects, papers and steps, at an address of its own', async () => {
  const { router } = renderInEnglish(<AdmissionsPage content={content} />, {
    at: '/admissions?from=newspaper',
  });
  const grade = yourChild().getByRole('combobox', { name: 'Class' });
  await userEvent.selectOptions(grade, 'Class II');
  expect(document.activeElement).toBe(grade);
  const medium = yourChild().getByRole('radio', { name: 'Bengali medium' });
  await userEvent.click(medium);
  expect(document.activeElement).toBe(medium);
  expect(router.state.location.search).toBe('?class=ii&medium=bengali');
  expect(yourChild().getByRole('status').textContent).toBe('Class II, Bengali medium');
  expect(await yourChild().findByRole('button', { name: 'Print this page' })).toBeTruthy();
  expect(card('Fees')).toMatch(/₹1,600 to join, then ₹750 a month.*Tuition, ₹700Monthly.*Computer/);
  expect(card('Hours')).toMatch(/10:45 AM-4:00 PM.*Arrive by 10:30 AM.*Lunch 2:15-2:30 PM/);
  expect(card('Subjects')).toMatch(/Bengali, 1st LanguageEnglish, 2nd LanguageHindi, 3rd Language.*Computer/);
  expect(card('Documents to bring')).toContain('Birth certificate');
  expect(card('How admission works')).toMatch(/prospectus.*documents.*merit-based.*Confirmation/s);
});

test('the address of a choice opens it, with what is so for the youngest only', async () => {
  renderInEnglish(<AdmissionsPage content={content} />, {
    at: '/admissions?class=pre-nursery&medium=english',
  });
  await yourChild().findByRole('button', { name: 'Print this page' });
  expect(yourChild().getByRole('combobox')).toHaveProperty('value', 'pre-nursery');
  expect(yourChild().getByRole('radio', { name: 'English medium' })).toHaveProperty('checked', true);
  expect(card('Fees')).toMatch(/₹2,200 to join, then ₹800 a month/);
  expect(card('Fees')).not.toContain('Computer');
  expect(card('Hours')).toContain('7:30-10:30 AM');
  expect(card('How admission works')).toContain('There is no written test.');
});

test.each(['?class=xii&medium=english', '?class=ii&medium=latin', '?class=II', '?class=&medium='])(
  'what is no class or medium of the school is ignored, and said: %s',
  (search) => {
    renderInEnglish(<AdmissionsPage content={content} />, { at: `/admissions${search}` });
    expect(yourChild().getByRole('status').textContent).toMatch(/^There is no such class or medium here/);
    expect(yourChild().getAllByRole('link')).toHaveLength(5);
  },
);

test('an address names the choice that it was made of', () => {
  const choice = { grade: 'kg', medium: 'english' } as const;
  expect(readChoice(choiceSearch(choice))).toEqual({ ...choice, isUnknown: false });
});
