import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInEnglish } from '../testing/renderInSite.tsx';
import { testSite } from '../testing/testSite.ts';
import { Picture } from './Picture.tsx';
import { preloadPicture } from './preloadPicture.ts';

const photo = 'https://res.cloudinary.com/test/image/upload/v1/sports/race.jpg';

const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.href);

const onScreen = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isPhone && media.includes('max-width') }));

test('what is preloaded is what the picture loads: on a phone a smaller one', () => {
  onScreen(true);
  preloadPicture(photo, 'grid', testSite);
  onScreen(false);
  preloadPicture(photo, 'grid', testSite);
  renderInEnglish(<Picture image={photo} preset="grid" alt="The race" />);
  const shown = screen.getByRole('img', { name: 'The race' });
  const phone = shown.parentElement?.querySelector('source')?.getAttribute('srcset');
  expect(asked()).toEqual([phone, shown.getAttribute('src')]);
  expect(new Set(asked()).size).toBe(2);
});

test('an address that is not one of the web is not requested', () => {
  preloadPicture('javascript:alert(1)', 'thumbnail', testSite);
  expect(asked()).toEqual([]);
});
