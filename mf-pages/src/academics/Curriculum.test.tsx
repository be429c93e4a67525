import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AcademicsPage } from './AcademicsPage.tsx';
import { content } from './content.en.ts';

const card = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('article')?.textContent;

test('a class shows its name, ages, subjects and levels in that order, first of Bengali medium', async () => {
  renderInSite(<AcademicsPage content={content} />);
  expect(card('Class II')).toMatch(
    /^Class II7-8 years\s*Bengali1st Language\s*English2nd Language\s*Hindi3rd Language\s*Mathematics/,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'English Medium' }));
  expect(card('Class II')).toMatch(
    /^Class II7-8 years\s*English1st Language\s*Bengali or Hindi2nd Language\s*Hindi3rd Language/,
  );
});
