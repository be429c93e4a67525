import { expect, test } from '@playwright/test';
import { bengaliPages } from '../pages.ts';
import { readDocument } from './readDocument.ts';

/** What has no Bengali form. Whatever else is in English is marked as English. */
const latin = /[\w.]+@[\w.]+/g;

const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder'];
const headTexts = ['name=description', 'name=keywords']
  .concat(['og:title', 'og:description', 'og:site_name'].map((name) => `property="${name}"`))
  .map((attribute) => `meta[${attribute}]`);

const others = [
  { path: '/bn/gallery/some-album', section: 'mf-gallery' },
  { path: '/bn/no-such-page', section: 'shell' },
];

for (const { path, section } of [...bengaliPages, ...others]) {
  test(`${path} has neither words nor digits of another script`, { tag: `@${section}` }, async ({
    request,
  }) => {
    const { document, all, attributes } = await readDocument(request, path);
    for (const element of all('script, style, [lang=en]')) element.remove();
    const texts = [
      document.title,
      document.body.textContent,
      ...attributes(headTexts.join(), 'content'),
      ...spoken.flatMap((name) => attributes(`[${name}]`, name)),
    ].map((text) => text?.replaceAll(latin, ''));
    expect(texts.flatMap((text) => text?.match(/[a-z0-9][\w ]*/gi) ?? [])).toEqual([]);
  });
}
