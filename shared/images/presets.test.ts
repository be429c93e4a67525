import { expect, test } from 'vitest';
import { testSite } from '../testing/testSite.ts';
import { hasPhoneSize, imageUrl, isCdnImage, type Preset, presetSize } from './presets.ts';

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

const expectPreset = (preset: Preset, parameters: string[]) => {
  const { components, publicId } = readDelivery(imageUrl(photo, preset, testSite) ?? '');
  expect(new Set(components[0])).toEqual(new Set([...parameters, 'f_auto', 'fl_progressive', 'dpr_2.0']));
  expect(publicId).toBe('vintage/first-day.jpg');
};

test('thumbnail is 300x225, economical, sharpened and cropped to fill', () => {
  expectPreset('thumbnail', ['w_300', 'h_225', 'c_fill', 'q_auto:eco', 'e_sharpen']);
});

test('card is 450x300, economical, sharpened and cropped to fill', () => {
  expectPreset('card', ['w_450', 'h_300', 'c_fill', 'q_auto:eco', 'e_sharpen']);
});

test('grid is 600x450, of automatic quality and cropped to fill', () => {
  expectPreset('grid', ['w_600', 'h_450', 'c_fill', 'q_auto']);
});

test('lightbox and hero are limited to their size, of good quality', () => {
  expectPreset('lightbox', ['w_1200', 'h_900', 'c_limit', 'q_auto:good']);
  expectPreset('hero', ['w_1920', 'h_1080', 'c_limit', 'q_auto:good']);
});

test('the watermark is the name of the school, semi-transparent, at the bottom right', () => {
  for (const preset of ['lightbox', 'hero'] as const) {
    const { components, text } = readDelivery(imageUrl(photo, preset, testSite) ?? '');
    expect(text).toBe('Test Primary School');
    expect(components[1]).toEqual(expect.arrayContaining(['co_rgb:ffffff', 'o_60']));
    expect(components[2]).toEqual(expect.arrayContaining(['fl_layer_apply', 'g_south_east']));
  }
});

test('the small presets carry no watermark', () => {
  for (const preset of ['thumbnail', 'card', 'grid'] as const) {
    expect(readDelivery(imageUrl(photo, preset, testSite) ?? '').components).toHaveLength(1);
  }
});

test.each(['St. Mary, Asansol', '50% / half', 'সীমান্ত পল্লী প্রাথমিক বিদ্যালয়', 'A?b#c:d$(e)', '%2C', 'École'])(
  'a school named %s is the watermark letter by letter',
  (name) => {
    const { text, publicId } = readDelivery(imageUrl(photo, 'lightbox', withSchool(name)) ?? '');
    expect(text).toBe(name);
    expect(publicId).toBe('vintage/first-day.jpg');
  },
);

test('a comma in the name is escaped twice, as Cloudinary asks', () => {
  expect(imageUrl(photo, 'hero', withSchool('A, B'))).toContain(':A%252C%20B,');
});

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

test('other pictures are left as they are', () => {
  for (const url of [
    'https://photos.example/upload/a.jpg',
    'http://photos.example/b.png?x=1',
    '/own/c.svg',
  ]) {
    expect(imageUrl(url, 'grid', testSite)).toBe(url);
  }
});

test('what is not an address of the web never becomes a source', () => {
  for (const url of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://x/1',
    'http://',
    ' ',
  ]) {
    expect(imageUrl(url, 'grid', testSite)).toBeUndefined();
  }
});

test('phones get smaller pictures with the same watermark', () => {
  expect(hasPhoneSize('thumbnail')).toBe(false);
  const { components, text } = readDelivery(imageUrl(photo, 'lightbox', testSite, 'phone') ?? '');
  expect(components[0]).toContain('w_600');
  expect(text).toBe('Test Primary School');
  expect(presetSize('lightbox')).toEqual({ width: 1200, height: 900 });
});
