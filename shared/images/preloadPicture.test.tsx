import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testSite } from '../testing/testSite.ts';
import { Picture } from './Picture.tsx';
import { preloadPicture } from './preloadPicture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const photo = 'https://res.cloudinary.com/test/image/upload/v1/sports/race.jpg';

const addresses = (picture: Element | null | undefined) => [
  ...[...(picture?.querySelectorAll('source') ?? [])].map(({ media, srcset }) => [media, srcset]),
  picture?.querySelector('img')?.getAttribute('src'),
];

test('what is asked for ahead is what the picture will load', () => {
  const created = vi.spyOn(document, 'createElement');
  preloadPicture(photo, 'grid', testSite);
  const ahead = created.mock.results[0]?.value;
  created.mockRestore();
  renderInSite(<Picture image={photo} preset="grid" alt="The race" />);
  const shown = screen.getByRole('img', { name: 'The race' }).parentElement;
  expect(addresses(ahead)).toEqual(addresses(shown));
  expect(addresses(ahead)).toHaveLength(3);
});

test('an address that is not one of the web is not asked for', () => {
  const source = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  preloadPicture('javascript:alert(1)', 'grid', testSite);
  expect(source).not.toHaveBeenCalled();
});
