import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInEnglish } from '../testing/renderInSite.tsx';
import { Picture } from './Picture.tsx';

const photo = 'https://res.cloudinary.com/test/image/upload/v1/sports/race.jpg';

test('from 768 px up the preset is what loads, and below it a smaller picture', () => {
  renderInEnglish(<Picture image={photo} preset="grid" alt="The race" />);
  const image = screen.getByRole('img', { name: 'The race' });
  expect(image.getAttribute('src')).toContain('w_600,h_450');
  const phone = image.parentElement?.querySelector('source[media="(max-width: 767px)"]');
  expect(phone?.getAttribute('srcset')).toContain('w_400,h_300');
});

test('the place of a picture is reserved before it loads', () => {
  renderInEnglish(<Picture image={photo} preset="thumbnail" alt="" />);
  const image = screen.getByRole('presentation');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['300', '225']);
});

test('a picture from elsewhere has one address for every screen', () => {
  const { container } = renderInEnglish(<Picture image="https://x.example/a.jpg" preset="grid" alt="A" />);
  expect(screen.getByRole('img', { name: 'A' }).getAttribute('src')).toBe('https://x.example/a.jpg');
  expect(container.querySelector('source')).toBeNull();
});

test('who saves data loads a third of the pixels, on every screen', () => {
  renderInEnglish(<Picture image={photo} preset="grid" alt="The race" savesData />);
  const image = screen.getByRole('img', { name: 'The race' });
  const first = image.parentElement?.querySelector('source');
  expect(first?.hasAttribute('media')).toBe(false);
  expect(first?.getAttribute('srcset')).toMatch(
    /w_400,h_300,c_fill,q_auto:eco,f_auto,fl_progressive,dpr_1\.0/,
  );
  expect(image.getAttribute('src')).toContain('w_600,h_450');
});
