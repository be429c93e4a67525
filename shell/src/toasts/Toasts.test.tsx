import { act, fireEvent, render, screen } from '@testing-library/react';
import { dispatchSiteEvent } from 'shared/contract/events';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectFreshStore } from '../testing/connectFreshStore.ts';
import { Toasts } from './Toasts.tsx';

connectFreshStore();
beforeEach(() => void vi.useFakeTimers());
const say = (message: string) => act(() => dispatchSiteEvent('site:toast', { message }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

test('a message of any section is announced and goes after 4 seconds', () => {
  render(<Toasts />);
  say('Link copied to clipboard!');
  expect(shown()).toEqual(['Link copied to clipboard!']);
  pass(3999);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(shown()).toEqual([]);
});

test('a message stays while the pointer rests on it', () => {
  render(<Toasts />);
  say('Opening Facebook...');
  fireEvent.pointerEnter(screen.getByText('Opening Facebook...'));
  pass(20_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByText('Opening Facebook...'));
  pass(4000);
  expect(shown()).toEqual([]);
});

test('at most three messages are shown, the newest last', () => {
  render(<Toasts />);
  for (const message of ['a', 'b', 'c', 'd']) say(message);
  expect(shown()).toEqual(['b', 'c', 'd']);
});
