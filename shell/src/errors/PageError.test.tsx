import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionLoadError } from '../federation/SectionLoadError.ts';
import { TestLocale } from '../testing/TestLocale.tsx';
import { PageError } from './PageError.tsx';

const address = 'https://school.example/_sections/mf-gallery/entry.js';
const chunkError = Object.assign(new Error(`Loading ${address} failed`), { name: 'ChunkLoadError' });

test.each([
  [new SectionLoadError('The photo gallery', new Error(address)), 'The photo gallery could not be loaded'],
  [chunkError, 'This page could not be loaded'],
])('code that did not load is named in plain words, with a plain link home: %s', (error, title) => {
  render(<PageError error={error} onRetry={() => {}} />, { wrapper: TestLocale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.body.textContent).not.toContain('http');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
