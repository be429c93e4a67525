import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { PhotoPolicyPage } from './PhotoPolicyPage.tsx';

const renderPage = async () => {
  const { container } = renderInSite(<PhotoPolicyPage />, { path: '/photo-policy', at: '/photo-policy' });
  await screen.findByText('Last Updated: January 2025');
  return container;
};

test('the page has one main heading and a card for each of six topics', async () => {
  await renderPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Photography and Image Use Policy');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Purpose of Photography',
    'Where Photos Are Used',
    'Parental Consent and Rights',
    'Privacy and Security',
    'Data Protection Compliance',
    'Contact for Photo Requests',
  ]);
});

test('photos are used in digital and in print form', async () => {
  await renderPage();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Digital',
    'Print',
  ]);
});

test.each(['withdraw consent at any time', 'request the removal of a photo', /^opt out of photography/])(
  'parents may %s',
  async (right) => {
    await renderPage();
    expect(screen.getByText(right)).toBeTruthy();
  },
);

test('the page says how long photos are kept and when a request is answered', async () => {
  await renderPage();
  expect(screen.getByText(/enrolment period plus up to 5 years after graduation/)).toBeTruthy();
  expect(screen.getByText(/within 7 working days/)).toBeTruthy();
});

test('a request goes to the email address of this place', async () => {
  await renderPage();
  const link = screen.getByRole('link', { name: 'test@school.example' });
  expect(link.getAttribute('href')).toBe('mailto:test@school.example');
});

test('the page ends with the month of its last update', async () => {
  const page = await renderPage();
  expect(page.textContent?.endsWith('Last Updated: January 2025')).toBe(true);
});
