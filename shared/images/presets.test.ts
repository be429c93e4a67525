import { expect, test } from 'vitest';
import { testSite } from '../testing/testSite.ts';
import { imageUrl, isCdnImage, type Preset } from './presets.ts';

const photo = 'https://res.cloudinary.com/test/image/upload/v12/vintage/first-day.jpg';

const withSchool = (name: string) => ({ ...testSite, school: { ...testSite.school, name } });

/** Reads an address as Cloudinary does: decoded once, split at slashes and commas, then a layer's text again. */
function readDelivery(url: string) {
  const [, rest = ''] = url.split('/upload/');
  const segments = rest.split('/').map(decodeURIComponent);
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  const components = segments.slice(0, version).map((segment) => segment.split(','));
  const text = components.flat().find((parameter) => parameter.startsWith('l_text:'));
  return {
    components,
    publicId: segments.slice(version + 1).join('/'),
    text: decodeURIComponent(text?.split(':').slice(2).join(':') ?? ''),
  };
}

const read = (preset: Preset, site = testSite) => readDelivery(imageUrl(photo, preset, site) ?? '');

test.each<[Preset, string]>([
  ['thumbnail', 'w_300,h_225,c_fill,q_auto:eco,e_sharpen'],
  ['card', 'w_450,h_300,c_fill,q_auto:eco,e_sharpen'],
  ['grid', 'w_600,h_450,c_fill,q_auto'],
  ['lightbox', 'w_1200,h_900,c_limit,q_auto:good'],
  ['hero', 'w_1920,h_1080,c_limit,q_auto:good'],
])('%s is delivered as %s, large ones with a watermark', (preset, parameters) => {
  const { components, publicId, text } = read(preset);
  const [picture = [], layer, placement] = components;
  expect(picture.join()).toBe(`${parameters},f_auto,fl_progressive,dpr_2.0`);
  expect(publicId).toBe('vintage/first-day.jpg');
  if (!['lightbox', 'hero'].includes(preset)) return expect(components).toHaveLength(1);
  expect(text).toBe('Test Primary School');
  expect(layer).toEqual(expect.arrayContaining(['co_rgb:ffffff', 'o_60']));
  expect(placement).toEqual(expect.arrayContaining(['fl_layer_apply', 'g_south_east']));
});

test.each(['St. Mary, Asansol', '50% / half', 'সীমান্ত পল্লী প্রাথমিক বিদ্যালয়', 'A?b#c:d$(e)', '%2C', 'École'])(
  'a school named %s is the watermark letter by letter',
  (name) => {
    expect(read('lightbox', withSchool(name))).toMatchObject({
      text: name,
      publicId: 'vintage/first-day.jpg',
    });
  },
);

test('a Bengali name is drawn in a font that has Bengali letters', () => {
  expect(imageUrl(photo, 'hero', withSchool('বিদ্যালয়'))).toContain('l_text:Noto%20Sans%20Bengali_');
});

test('the configured base is a CDN, and Cloudinary always is', () => {
  const local = { ...testSite, images: { base: 'http://localhost:54321/school/image/upload/' } };
  expect(isCdnImage('http://localhost:54321/school/image/upload/v1/a', local)).toBe(true);
  expect(isCdnImage('https://res.cloudinary.com/other/image/upload/a', local)).toBe(true);
  expect(isCdnImage('https://res.cloudinary.com.example/other/image/upload/a', local)).toBe(false);
  expect(isCdnImage('https://res.cloudinary.com@evil.example/image/upload/a', local)).toBe(false);
  expect(isCdnImage('https://res.cloudinary.com/other/image/fetch/a?b=/upload/', local)).toBe(false);
});

test('the transformation is inserted after the first upload and keeps the rest', () => {
  expect(
    imageUrl('https://res.cloudinary.com/x/image/upload/v1/upload/a.jpg?_a=1', 'card', testSite),
  ).toMatch(/^https:\/\/res\.cloudinary\.com\/x\/image\/upload\/w_450,[^/]+\/v1\/upload\/a\.jpg\?_a=1$/);
});

test.each(['https://photos.example/upload/a.jpg', 'http://photos.example/b.png?x=1', '/own/c.svg'])(
  'another picture is left as it is: %s',
  (url) => expect(imageUrl(url, 'grid', testSite)).toBe(url),
);

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://x/1',
  'http://',
  ' ',
])('only web addresses become a source: %j', (url) => {
  expect(imageUrl(url, 'grid', testSite)).toBeUndefined();
});
