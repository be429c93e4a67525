import { afterEach, expect, test } from 'vitest';
import { completeLocaleSwitch } from './completeLocaleSwitch.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/gallery/12?photo=7#share', 'bn', '/bn/gallery/12?photo=7#share'],
  ['/bn/gallery?year=1994', 'en', '/gallery?year=1994'],
  ['/bn', 'en', '/'],
  ['/bn//evil.example/x', 'en', '/evil.example/x'],
  ['/bn/\\\\evil.example/x', 'en', '/evil.example/x'],
  ['/bn/\\/evil.example', 'en', '/evil.example'],
])('from %s a tap on the prerendered switch to %s leads to %s', (here, locale, there) => {
  history.replaceState(null, '', here);
  document.body.innerHTML = `<a class="language" href="/prerendered" lang="${locale}"><span>switch</span></a>`;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  completeLocaleSwitch();
  document.querySelector('span')?.click();
  expect(document.querySelector('a')?.getAttribute('href')).toBe(there);
});
