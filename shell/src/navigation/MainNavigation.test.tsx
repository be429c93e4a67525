import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { dispatchSiteEvent, onSiteEvent } from 'shared/contract/events';
import { expect, test } from 'vitest';
import { connectFreshStore } from '../testing/connectFreshStore.ts';
import { TestLocale } from '../testing/TestLocale.tsx';
import { MainNavigation } from './MainNavigation.tsx';

connectFreshStore();

const renderNavigation = () =>
  render(
    <TestLocale>
      <MemoryRouter>
        <MainNavigation />
      </MemoryRouter>
    </TestLocale>,
  );

const dropdownButton = () => screen.getByRole('button', { name: 'School Life' });
const isOpen = () => dropdownButton().getAttribute('aria-expanded') === 'true';
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

function holder() {
  const item = dropdownButton().parentElement;
  if (!item) throw new Error('The dropdown is in no item.');
  return item;
}

test('a wide screen shows five links and School Life with four, a phone nine', () => {
  renderNavigation();
  expect(textsOf('.wide-menu > li > :is(a, button)').join()).toBe(
    'Home,About,Academics,Admissions,School Life,Contact',
  );
  expect(textsOf('.dropdown a').join()).toBe('Facilities,Gallery,Policies,Photo Policy');
  expect(textsOf('.phone-menu a').join()).toBe(
    'Home,About Us,Academics,Admissions,Facilities,Gallery,Policies,Photo Policy,Contact',
  );
});

test('a mouse opens the dropdown by coming, keeps it by clicking and closes it by leaving', () => {
  renderNavigation();
  fireEvent.pointerEnter(holder(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(true);
  fireEvent.click(dropdownButton());
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(holder(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(false);
});

test('a second click closes the dropdown, and a touch opens it with its click alone', () => {
  renderNavigation();
  fireEvent.pointerEnter(holder(), { pointerType: 'touch' });
  expect(isOpen()).toBe(false);
  fireEvent.click(dropdownButton());
  expect(isOpen()).toBe(true);
  fireEvent.click(dropdownButton());
  expect(isOpen()).toBe(false);
});

test('an outside press, a chosen item and a focus that moves on close the dropdown', async () => {
  renderNavigation();
  fireEvent.click(dropdownButton());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);

  fireEvent.click(dropdownButton());
  fireEvent.click(within(holder()).getByRole('link', { name: 'Gallery' }));
  expect(isOpen()).toBe(false);

  fireEvent.click(dropdownButton());
  act(() => document.querySelector<HTMLElement>('.wide-menu > li:last-child > a')?.focus());
  expect(isOpen()).toBe(false);
});

test("the phone's menu opens by its button, and closes by it, by Escape and by a choice", async () => {
  renderNavigation();
  const menu = screen.getByRole('button', { name: 'Menu' });
  const open = () => menu.getAttribute('aria-expanded') === 'true';
  expect(open()).toBe(false);
  for (const close of [
    () => userEvent.click(menu),
    () => userEvent.keyboard('{Escape}'),
    () => fireEvent.click(screen.getByRole('link', { name: 'About Us' })),
  ]) {
    await userEvent.click(menu);
    expect(open()).toBe(true);
    await close();
    expect(open()).toBe(false);
    expect(document.activeElement).toBe(menu);
  }
});

test('opening one menu closes the other, whoever it belongs to, and so does a navigation', () => {
  renderNavigation();
  const menu = screen.getByRole('button', { name: 'Menu' });
  const opened: string[] = [];
  const stopListening = onSiteEvent('site:menu-open', ({ menu }) => opened.push(menu));
  fireEvent.click(dropdownButton());
  fireEvent.click(menu);
  expect([isOpen(), menu.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  act(() => dispatchSiteEvent('site:menu-open', { menu: 'share' }));
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(opened).toEqual(['schoolLife', 'phone', 'share']);
  fireEvent.click(dropdownButton());
  act(() => dispatchSiteEvent('site:page-view', { path: '/about' }));
  expect(isOpen()).toBe(false);
  stopListening();
});
