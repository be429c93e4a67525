import { afterEach, expect, test } from 'vitest';
import { completeLanguageSwitch } from './completeLanguageSwitch.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/gallery/12?photo=7#share', 'bn', '/bn/gallery/12?photo=7#share'],
  ['/bn/gallery?year=1994', 'en', '/gallery?year=1994'],
  ['/bn', 'en', '/'],
])('from %s a tap on the prerendered switch to %s leads to %s', (here, language, there) => {
  history.replaceState(null, '', here);
  document.body.innerHTML = `<a class="language" href="/prerendered" lang="${language}"><span>switch</span></a>`;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  completeLanguageSwitch();
  document.querySelector('span')?.click();
  expect(document.querySelector('a')?.getAttribute('href')).toBe(there);
});
