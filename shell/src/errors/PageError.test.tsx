import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SectionLoadError } from '../federation/SectionLoadError.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageError } from './PageError.tsx';

const address = 'https://school.example/_sections/mf-gallery/entry.js';
const chunkError = Object.assign(new Error(`Loading ${address} failed`), { name: 'ChunkLoadError' });

const drawing = { broken: false };

function Drawing() {
  if (drawing.broken) throw new Error('The drawing failed');
  return <h1>Drawn</h1>;
}

test.each([
  [new SectionLoadError('The photo gallery', new Error(address)), 'The photo gallery could not be loaded'],
  [chunkError, 'This page could not be loaded'],
])('code that did not load is named in plain words, with a plain link home: %s', (error, title) => {
  render(<PageError error={error} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.body.textContent).not.toContain('http');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('a page that throws shows its message, and comes back by Try again once it does not', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  drawing.broken = true;
  render(
    <PageBoundary sectionName="mf-pages">
      <Drawing />
    </PageBoundary>,
  );
  vi.mocked(console.error).mockClear();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByText('The drawing failed')).toBeTruthy();

  drawing.broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Drawn');
});

test('an unknown path says so, is logged and leads home', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/about/extra/deep']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
  expect(screen.getByText('Oops! Page not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(warn).toHaveBeenCalledWith('Page not found: /about/extra/deep');
});
