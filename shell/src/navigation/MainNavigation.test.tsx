import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { initialShellState, useShellStore } from '../layout/shellStore.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { CurrentPath } from './PageLink.tsx';

beforeEach(() => {
  useShellStore.setState(initialShellState);
});

function renderAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <div className="site-header">
        <CurrentPath value={path}>
          <MainNavigation />
        </CurrentPath>
      </div>
    </MemoryRouter>,
  );
}

/** The sheet that hides closed menus, without its part for wide windows: happy-dom's is one. */
function withStyles() {
  const sheet = readFileSync(join(import.meta.dirname, 'menus.css'), 'utf8');
  const style = document.createElement('style');
  style.textContent = sheet.replace('(min-width: 60rem)', '(min-width: 600rem)');
  document.head.replaceChildren(style);
}

const dropdownButton = () => screen.getByRole('button', { name: 'School Life' });
const isOpen = () => dropdownButton().getAttribute('aria-expanded') === 'true';
const names = (list: Element | null) =>
  list instanceof HTMLElement
    ? within(list)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent)
    : [];
const dropdown = () => document.querySelector('.dropdown');

function holder() {
  const item = dropdownButton().parentElement;
  if (!item) throw new Error('The dropdown is in no item.');
  return item;
}

test('a wide screen shows five links and School Life with four', () => {
  renderAt('/');
  expect(names(dropdown())).toEqual(['Facilities', 'Gallery', 'Policies', 'Photo Policy']);
  const wide = [...document.querySelectorAll('.wide-menu > li > :is(a, button)')];
  expect(wide.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'About',
    'Academics',
    'Admissions',
    'School Life',
    'Contact',
  ]);
});

test('a mouse opens the dropdown by coming, keeps it by clicking and closes it by leaving', () => {
  renderAt('/');
  fireEvent.pointerEnter(holder(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(true);
  fireEvent.click(dropdownButton());
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(holder(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(false);
});

test('a second click closes the dropdown, and a touch opens it with its click alone', () => {
  renderAt('/');
  fireEvent.pointerEnter(holder(), { pointerType: 'touch' });
  expect(isOpen()).toBe(false);
  fireEvent.click(dropdownButton());
  expect(isOpen()).toBe(true);
  fireEvent.click(dropdownButton());
  expect(isOpen()).toBe(false);
});

test('the dropdown opens from the keyboard; Escape closes it and gives the focus back', async () => {
  renderAt('/');
  dropdownButton().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(document.activeElement?.textContent).toBe('Facilities');
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(dropdownButton());
});

test('an outside press, a chosen item and a focus that moves on close the dropdown', async () => {
  renderAt('/');
  fireEvent.click(dropdownButton());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);

  fireEvent.click(dropdownButton());
  fireEvent.click(within(holder()).getByRole('link', { name: 'Gallery' }));
  expect(isOpen()).toBe(false);

  fireEvent.click(dropdownButton());
  document.querySelector<HTMLElement>('.wide-menu > li:last-child > a')?.focus();
  fireEvent.focusIn(document.activeElement ?? document.body);
  expect(isOpen()).toBe(false);
});

test.each([
  ['/', ['Home']],
  ['/gallery/some-album', ['Gallery']],
  ['/photo-policy', ['Photo Policy']],
])('on %s the active link is marked, in the dropdown too', (path, expected) => {
  renderAt(path);
  const marked = [...document.querySelectorAll('.wide-menu [aria-current="page"]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(expected);
});

const isHidden = (selector: string) => {
  const list = document.querySelector(selector);
  return list !== null && getComputedStyle(list).visibility === 'hidden';
};

test('the links of closed menus are hidden from focus', () => {
  withStyles();
  renderAt('/');
  expect([isHidden('.dropdown'), isHidden('.phone-menu')]).toEqual([true, true]);
});

test('the links of open menus are not hidden', () => {
  withStyles();
  renderAt('/');
  fireEvent.click(dropdownButton());
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect([isHidden('.dropdown'), isHidden('.phone-menu')]).toEqual([false, false]);
});

test("the phone's menu has nine links and closes by its button, by Escape and by a choice", async () => {
  renderAt('/');
  const menu = screen.getByRole('button', { name: 'Menu' });
  const open = () => menu.getAttribute('aria-expanded') === 'true';
  expect(names(document.querySelector('.phone-menu'))).toEqual([
    'Home',
    'About Us',
    'Academics',
    'Admissions',
    'Facilities',
    'Gallery',
    'Policies',
    'Photo Policy',
    'Contact',
  ]);
  expect(open()).toBe(false);
  await userEvent.click(menu);
  expect(open()).toBe(true);
  await userEvent.click(menu);
  expect(open()).toBe(false);

  await userEvent.click(menu);
  await userEvent.keyboard('{Escape}');
  expect(open()).toBe(false);
  expect(document.activeElement).toBe(menu);

  await userEvent.click(menu);
  fireEvent.click(screen.getByRole('link', { name: 'About Us' }));
  expect(open()).toBe(false);
});
