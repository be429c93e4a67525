import { screen, within } from '@testing-library/react';
import { content as common } from 'shared/locale/content.bn';
import { renderInEnglish, renderInSite } from 'shared/testing/renderInSite';
import { testSite } from 'shared/testing/testSite';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ContactPage } from './ContactPage.tsx';
import { content as bengali } from './content.bn.ts';
import { content } from './content.en.ts';

/** happy-dom reports every frame that it may not load, so it may: each frame is an empty page. */
beforeAll(() => {
  const { settings } = Reflect.get(window, 'happyDOM');
  settings.disableIframePageLoading = false;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new Response('') };
});

afterEach(() => void vi.restoreAllMocks());

test('telephone and email are links to what the configuration says', () => {
  renderInEnglish(<ContactPage content={content} />);
  const { telephone, email } = testSite.school;
  expect(screen.getByRole('link', { name: telephone }).getAttribute('href')).toBe('tel:+911111111111');
  expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
});

test('the map is a lazy frame of the configured place, and the listing opens in a new tab', () => {
  const { container } = renderInEnglish(<ContactPage content={content} />);
  const frame = container.querySelector('iframe');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.title).not.toBe('');
  const address = new URL(frame?.src ?? '');
  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect(address.searchParams.get('marker')).toBe('23.8155,86.9066');
  expect(address.searchParams.get('bbox')).toBe('86.89860,23.81050,86.91460,23.82050');

  expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/directions?to=23.8155%2C86.9066',
  );
  const link = screen.getByRole('link', { name: 'Open in maps' });
  expect(link.getAttribute('href')).toBe(testSite.map.listingUrl);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('nothing on the contact page can be filled in or sent', () => {
  const { container } = renderInEnglish(<ContactPage content={content} />);
  expect(container.querySelector('form, input, textarea, select, [type=submit]')).toBeNull();
});

const id = '72c99fe8-1bb1-58c1-a645-941f9d17ac65';
const respondWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('a request for removal shows the photo, and writes the mail to the office', async () => {
  respondWith([
    {
      title: 'First class, first bell',
      cloudinary_url: 'https://res.cloudinary.com/test/image/upload/v1/first.jpg',
      album_id: 'a1',
      albums: { name: 'The Founding Years' },
    },
  ]);
  renderInEnglish(<ContactPage content={content} />, { at: `/contact?photo=${id}` });
  const request = within(await screen.findByRole('region', { name: 'Ask for this photo to be removed' }));
  expect(await request.findByText('First class, first bell')).toBeDefined();
  for (const words of ['The Founding Years', /within 7 working days/]) {
    expect(request.getByText(words)).toBeDefined();
  }
  expect(request.getByRole('presentation').getAttribute('src')).toContain('w_300,h_225');
  expect(request.queryByText(new RegExp(id))).toBeNull();
  const mail = new URL(request.getByRole('link', { name: 'Write to the office' }).getAttribute('href') ?? '');
  expect(mail.pathname).toBe(testSite.school.email);
  expect(mail.searchParams.get('subject')).toBe('Please remove a photo: First class, first bell');
  const body = mail.searchParams.get('body');
  expect(body).toContain(`${testSite.host}/gallery/a1?photo=${id}`);
  expect(body).toMatch(
    new RegExp(`Album: The Founding Years.*Number: ${id}.*Name of the child:.*Class:`, 's'),
  );
  expect(request.getByRole('link', { name: 'Call the office' }).getAttribute('href')).toBe(
    'tel:+911111111111',
  );
});

test('the Bengali request and its mail have the Bengali names of the photo', async () => {
  respondWith([
    {
      title: 'First class, first bell',
      title_bn: 'প্রথম ঘণ্টা পড়ল, প্রথম ক্লাস',
      cloudinary_url: 'https://res.cloudinary.com/test/image/upload/v1/first.jpg',
      album_id: 'a1',
      albums: { name: 'The Founding Years', name_bn: null },
    },
  ]);
  renderInSite(<ContactPage content={bengali} />, common, { at: `/contact?photo=${id}` });
  const title = await screen.findByText('প্রথম ঘণ্টা পড়ল, প্রথম ক্লাস');
  expect(title.lang).toBe('');
  expect(screen.getByText('The Founding Years').lang).toBe('en');
  const mail = new URL(screen.getByRole('link', { name: 'অফিসে লিখুন' }).getAttribute('href') ?? '');
  expect(mail.searchParams.get('body')).toContain(`${testSite.host}/bn/gallery/a1?photo=${id}`);
  expect(mail.searchParams.get('body')).toMatch(/ছবি: প্রথম ঘণ্টা পড়ল, প্রথম ক্লাস.*নম্বর: .*শিশুর নাম: .*শ্রেণি: /s);
  expect(screen.getByRole('link', { name: '+৯১ ১১১১১ ১১১১১' }).getAttribute('href')).toBe(
    'tel:+911111111111',
  );
});

test('a photo that visitors cannot see any more shows a notice', async () => {
  respondWith([]);
  renderInEnglish(<ContactPage content={content} />, { at: `/contact?photo=${id}` });
  expect(await screen.findByText('This photo is not on the website any more')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Write to the office' })).toBeNull();
});

test('the removal of a photo that cannot be read can be requested too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  respondWith({ message: 'down' }, 400);
  renderInEnglish(<ContactPage content={content} />, { at: `/contact?photo=${id}` });
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  const mail = screen.getByRole('link', { name: 'Write to the office' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(`Number: ${id}`);
});

test('a parameter that is no photo id is not shown', () => {
  const { container } = renderInEnglish(<ContactPage content={content} />, {
    at: '/contact?photo=%3Cb%3Eyou%20won%3C/b%3E',
  });
  expect(container.textContent).not.toContain('you won');
  expect(screen.queryByRole('link', { name: 'Write to the office' })).toBeNull();
});
