import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { MemoryRouter } from 'react-router-dom';
import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { connectFreshStore } from '../testing/connectFreshStore.ts';
import { TestLocale } from '../testing/TestLocale.tsx';
import { Layout } from './Layout.tsx';

connectFreshStore();

const place = (pathname: string, hash = ''): Location => ({
  pathname,
  hash,
  search: '',
  state: null,
  key: pathname + hash,
});

const site = (location: Location, pending = false) => (
  <TestLocale>
    <MemoryRouter>
      <Layout site={testSite} shown={{ location, target: undefined }} pending={pending}>
        <h1>Page</h1>
        <section id="fees">Fees</section>
      </Layout>
    </MemoryRouter>
  </TestLocale>
);
const footer = () => within(screen.getByRole('contentinfo'));

test('the footer has the quick links, the contact block, the year and the tagline', () => {
  render(site(place('/')));
  expect(footer().getByRole('navigation', { name: 'Quick Links' }).textContent).toMatch(
    /About Us\s*Academics\s*Admissions\s*Facilities\s*Policies\s*Photo Policy$/,
  );
  const words = screen.getByRole('contentinfo').textContent;
  for (const part of [
    'Nurturing Tomorrow’s Leaders Today',
    'dual language',
    'nurtures young minds',
    'Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India',
    'Mon-Fri 7:30 AM-4:00 PM',
    'Saturday 7:30 AM-2:30 PM',
    '© 2025',
  ]) {
    expect(words).toContain(part);
  }
  expect(footer().getByRole('link', { name: '+91 11111 11111' }).getAttribute('href')).toBe(
    'tel:+911111111111',
  );
});

test('the header is at rest up to 10 px and raised from 11 px on', () => {
  render(site(place('/')));
  const isRaised = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    act(() => fireEvent.scroll(window));
    return screen.getByRole('banner').hasAttribute('data-scrolled');
  };
  expect([0, 10, 11, 500, 0].map(isRaised)).toEqual([false, false, true, true, false]);
});

test('the first page keeps the focus where it is; the next one gets it and its title is announced', () => {
  const { rerender } = render(site(place('/')));
  expect(document.activeElement).toBe(document.body);
  rerender(site(place('/about')));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(
    screen.getAllByText(document.title).some((element) => element.getAttribute('aria-live') === 'polite'),
  ).toBe(true);
});

test('an address with a hash gives the focus to what the hash names', () => {
  const { rerender } = render(site(place('/')));
  rerender(site(place('/admissions', '#fees')));
  expect(document.activeElement?.id).toBe('fees');
});

test('while the next page loads, main is busy', () => {
  render(site(place('/'), true));
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
});
