import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing/renderInSite';
import { testSite } from 'shared/testing/testSite';
import { beforeAll, expect, test } from 'vitest';
import { ContactPage } from './ContactPage.tsx';

/** happy-dom reports every frame that it may not load, so it may: each frame is an empty page. */
beforeAll(() => {
  const { settings } = Reflect.get(window, 'happyDOM');
  settings.disableIframePageLoading = false;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new Response('') };
});

test('telephone and email are links to what the configuration says', () => {
  renderInSite(<ContactPage />);
  const { telephone, email } = testSite.school;
  expect(screen.getByRole('link', { name: telephone }).getAttribute('href')).toBe('tel:+911111111111');
  expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
});

test('the map is a lazy frame of the configured place, and the listing opens in a new tab', () => {
  const { container } = renderInSite(<ContactPage />);
  const frame = container.querySelector('iframe');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.title).not.toBe('');
  const address = new URL(frame?.src ?? '');
  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect(address.searchParams.get('marker')).toBe('23.8155,86.9066');
  expect(address.searchParams.get('bbox')).toBe('86.89860,23.81050,86.91460,23.82050');

  const link = screen.getByRole('link', { name: 'Open in maps' });
  expect(link.getAttribute('href')).toBe(testSite.map.listingUrl);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('nothing on the contact page can be filled in or sent', () => {
  const { container } = renderInSite(<ContactPage />);
  expect(container.querySelector('form, input, textarea, select, [type=submit]')).toBeNull();
});

test('the hours are those of the administrative office', () => {
  const { container } = renderInSite(<ContactPage />);
  expect(container.textContent).toContain('Mon-Fri 7:30 AM-4:00 PM');
  expect(container.textContent).toContain('Saturday 7:30 AM-2:30 PM');
});

test('who comes from a photo finds a mail to the office that names it', () => {
  const id = '72c99fe8-1bb1-58c1-a645-941f9d17ac65';
  renderInSite(<ContactPage />, { at: `/contact?photo=${id}` });
  const mail = new URL(
    screen.getByRole('link', { name: 'Ask for it to be removed' }).getAttribute('href') ?? '',
  );
  expect(mail.pathname).toBe(testSite.school.email);
  expect(mail.searchParams.get('subject')).toBe(`Please remove photo ${id}`);
  expect(screen.getByText(new RegExp(id))).toBeDefined();
});

test('what is not the number of a photo is not repeated', () => {
  const { container } = renderInSite(<ContactPage />, { at: '/contact?photo=%3Cb%3Eyou%20won%3C/b%3E' });
  expect(container.textContent).not.toContain('you won');
  expect(screen.queryByRole('link', { name: 'Ask for it to be removed' })).toBeNull();
});
