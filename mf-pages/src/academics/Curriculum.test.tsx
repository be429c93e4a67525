import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { Curriculum } from './Curriculum.tsx';

const classCard = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (!card) throw new Error(`No card has the heading ${name}.`);
  return card;
};

test('Bengali medium is shown first, English medium when its tab is chosen', async () => {
  renderInSite(<Curriculum />);
  expect(screen.getByRole('tab', { name: 'Bengali Medium', selected: true })).toBeTruthy();
  expect(within(classCard('Class I')).queryByText('Environment Science')).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: 'English Medium' }));
  expect(screen.getByRole('tab', { name: 'English Medium', selected: true })).toBeTruthy();
  expect(within(classCard('Class I')).getByText('Environment Science')).toBeTruthy();
});

test('a class shows its name, ages, subjects and levels in that order', async () => {
  renderInSite(<Curriculum />);
  expect(classCard('Class II').textContent).toMatch(
    /^Class II7-8 years\s*Bengali1st Language\s*English2nd Language\s*Hindi3rd Language\s*Mathematics/,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'English Medium' }));
  expect(classCard('Class II').textContent).toMatch(
    /^Class II7-8 years\s*English1st Language\s*Bengali or Hindi2nd Language\s*Hindi3rd Language/,
  );
  expect(within(classCard('Class II')).getByText('Science')).toBeTruthy();
  expect(within(classCard('Class II')).getByText('Environment Science')).toBeTruthy();
});
