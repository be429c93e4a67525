import { screen, within } from '@testing-library/react';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AdmissionsPage } from './AdmissionsPage.tsx';
import { content } from './content.en.ts';

test('the four steps of admission are numbered in words that a reader can copy', () => {
  renderInEnglish(<AdmissionsPage content={content} />);
  const [list] = screen.getAllByRole('list');
  const steps = list ? within(list).getAllByRole('listitem') : [];
  expect(steps.map((step) => step.textContent?.[0])).toEqual(['1', '2', '3', '4']);
});

test('the office hours are those of admissions and no others', () => {
  const { container } = renderInEnglish(<AdmissionsPage content={content} />);
  expect(container.textContent).toContain('Mon-Fri 8:00 AM-4:00 PM');
  expect(container.textContent).not.toContain('7:30');
  expect(container.textContent).not.toContain('Saturday');
});

test('the complete policy is a file to save', () => {
  renderInEnglish(<AdmissionsPage content={content} />);
  const link = screen.getByRole('link', { name: 'Download School Policy (PDF)' });
  expect(link.getAttribute('href')).toBe('/School_Policy.pdf');
  expect(link.hasAttribute('download')).toBe(true);
});
