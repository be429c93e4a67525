import { screen } from '@testing-library/react';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { content } from './content.en.ts';
import { NewSectionPage } from './NewSectionPage.tsx';

test('the page says what it is', () => {
  renderInEnglish(<NewSectionPage content={content} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New section');
});
