import { screen, within } from '@testing-library/react';
import { content as english } from 'shared/locale/content.en';
import { fees } from 'shared/school/fees';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AdmissionsPage } from './AdmissionsPage.tsx';
import { content } from './content.en.ts';

const cellsOf = (rowName: RegExp) =>
  within(screen.getByRole('row', { name: rowName }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('the fee table shows every fee in both media with its frequency', () => {
  renderInSite(<AdmissionsPage content={content} />);
  expect(cellsOf(/^Admission /)).toEqual(['₹900', '₹1,500', 'One-time, non-refundable']);
  expect(cellsOf(/^Session/)).toEqual(['₹700', '₹700', 'Yearly']);
  expect(cellsOf(/^Tuition/)).toEqual([
    english.format.rupees(fees.tuition.bengali),
    english.format.rupees(fees.tuition.english),
    'Monthly',
  ]);
  expect(cellsOf(/^Computer \(Class II\+\)/)).toEqual(['₹50', '₹50', 'Monthly']);
});

test('the fees section holds its heading, the tables and how to pay', () => {
  const { container } = renderInSite(<AdmissionsPage content={content} />);
  const section = container.querySelector<HTMLElement>('#fees');
  if (!section) throw new Error('No section has the id "fees".');
  expect(within(section).getByRole('heading', { level: 2, name: 'Fees' })).toBeTruthy();
  expect(within(section).getAllByRole('table')).toHaveLength(2);
  for (const sum of [
    'Bengali medium: ₹1,600 to join (admission and session fee), then ₹700 a month, or ₹750 a month from Class II.',
    'English medium: ₹2,200 to join (admission and session fee), then ₹800 a month, or ₹850 a month from Class II.',
  ]) {
    expect(within(section).getByText(sum)).toBeTruthy();
  }
  expect(section.textContent).toContain('due by the 10th of the following month');
  expect(cellsOf(/^From the 11th to the 20th/)).toEqual(['₹30']);
  expect(cellsOf(/^After the 20th/)).toEqual(['₹50']);
  expect(section.textContent).toMatch(/school app.*offline at the school office/);
});

test('the four steps of admission are numbered in words that a reader can copy', () => {
  renderInSite(<AdmissionsPage content={content} />);
  const [list] = screen.getAllByRole('list');
  const steps = list ? within(list).getAllByRole('listitem') : [];
  expect(steps.map((step) => step.textContent?.[0])).toEqual(['1', '2', '3', '4']);
});

test('the office hours are those of admissions and no others', () => {
  const { container } = renderInSite(<AdmissionsPage content={content} />);
  expect(container.textContent).toContain('Mon-Fri 8:00 AM-4:00 PM');
  expect(container.textContent).not.toContain('7:30');
  expect(container.textContent).not.toContain('Saturday');
});

test('the complete policy is a file to save', () => {
  renderInSite(<AdmissionsPage content={content} />);
  const link = screen.getByRole('link', { name: 'Download School Policy (PDF)' });
  expect(link.getAttribute('href')).toBe('/School_Policy.pdf');
  expect(link.hasAttribute('download')).toBe(true);
});
