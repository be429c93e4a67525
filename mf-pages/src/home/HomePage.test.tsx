import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { HomePage } from './HomePage.tsx';

test('the home page names the school', () => {
  renderInSite(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home of Test Primary School');
});
