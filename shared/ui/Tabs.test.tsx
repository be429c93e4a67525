import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderInEnglish } from '../testing/renderInSite.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'bengali', label: 'Bengali Medium', panel: <p>Bengali first</p> },
  { id: 'english', label: 'English Medium', panel: <p>English first</p> },
];
const twoTabs = <Tabs label="Medium" parameter="medium" tabs={tabs} />;

test('the first tab is shown at first, and a click shows the other', async () => {
  renderInEnglish(twoTabs);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bengali Medium');
  expect(screen.getByRole('tabpanel', { name: 'Bengali Medium' }).textContent).toBe('Bengali first');

  await userEvent.click(screen.getByRole('tab', { name: 'English Medium' }));
  expect(screen.getByRole('tabpanel', { name: 'English Medium' }).textContent).toBe('English first');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('the address names the tab that is shown, and a tab of no name is the first', async () => {
  history.replaceState(null, '', '/academics#curriculum');
  const { unmount } = renderInEnglish(twoTabs, { at: '/academics?medium=english' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('English Medium');
  await userEvent.click(screen.getByRole('tab', { name: 'Bengali Medium' }));
  expect(location.search + location.hash).toBe('?medium=bengali#curriculum');
  unmount();
  renderInEnglish(twoTabs, { at: '/academics?medium=none' });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bengali Medium');
});

test('arrows, Home and End move between the tabs, of which one is in the tab order', async () => {
  renderInEnglish(twoTabs);
  await userEvent.tab();
  const selected = () => screen.getByRole('tab', { selected: true });
  for (const [key, name] of [
    ['{ArrowRight}', 'English Medium'],
    ['{ArrowRight}', 'Bengali Medium'],
    ['{ArrowLeft}', 'English Medium'],
    ['{Home}', 'Bengali Medium'],
    ['{End}', 'English Medium'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
  }
  expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test('without scripts no panel is hidden', () => {
  expect(renderToStaticMarkup(<MemoryRouter>{twoTabs}</MemoryRouter>)).not.toContain('hidden');
});
