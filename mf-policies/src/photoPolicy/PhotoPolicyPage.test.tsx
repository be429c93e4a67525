import { screen } from '@testing-library/react';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { content } from './content.en.ts';
import { PhotoPolicyPage } from './PhotoPolicyPage.tsx';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('the photo policy has a card for each of six topics, and ends with the month of its last update', () => {
  const { container } = renderInEnglish(<PhotoPolicyPage content={content} />);
  expect(headings(1)).toEqual(['Photography and Image Use Policy']);
  expect(headings(2)).toEqual([
    'Purpose of Photography',
    'Where Photos Are Used',
    'Parental Consent and Rights',
    'Privacy and Security',
    'Data Protection Compliance',
    'Contact for Photo Requests',
  ]);
  expect(headings(3)).toEqual(['Digital', 'Print']);
  expect(container.textContent.endsWith('Last Updated: January 2025')).toBe(true);
});

test('the photo policy says what parents may ask for, how long photos are kept and whom to write to', () => {
  renderInEnglish(<PhotoPolicyPage content={content} />);
  for (const rule of [
    'withdraw consent at any time',
    'request the removal of a photo',
    /^opt out of photography/,
    /enrolment period plus up to 5 years after graduation/,
    /within 7 working days/,
  ]) {
    expect(screen.getByText(rule)).toBeTruthy();
  }
  const link = screen.getByRole('link', { name: 'test@school.example' });
  expect(link.getAttribute('href')).toBe('mailto:test@school.example');
});
