import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset.tooltipClosed;
});
const renderTwo = () =>
  render(
    ['Share', 'Close'].map((name) => (
      <Tooltip key={name} text={name}>
        <button type="button" aria-label={name} />
      </Tooltip>
    )),
  );
const point = (name: string) => fireEvent.pointerEnter(holder(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(holder(name), { pointerType: 'mouse' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip')?.textContent;

function holder(name: string) {
  const parent = screen.getByRole('button', { name }).parentElement;
  if (!parent) throw new Error(`No tooltip contains the button ${name}.`);
  return parent;
}

test('a tooltip opens 700 ms after the pointer comes, is gone when it leaves, and no touch opens it', () => {
  renderTwo();
  point('Share');
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Share');
  leave('Share');
  expect(tip()).toBeUndefined();
  fireEvent.pointerEnter(holder('Share'), { pointerType: 'touch' });
  pass(1000);
  expect(tip()).toBeUndefined();
});

test('within 300 ms of the last one closing, the next one opens at once, also beside it', () => {
  renderTwo();
  point('Share');
  pass(700);
  act(() => {
    leave('Share');
    point('Close');
  });
  pass(0);
  expect(tip()).toBe('Close');
  leave('Close');
  pass(301);
  point('Share');
  pass(699);
  expect(tip()).toBeUndefined();
});

test('keyboard focus opens it and Escape closes it', () => {
  renderTwo();
  act(() => screen.getByRole('button', { name: 'Share' }).focus());
  pass(700);
  expect(tip()).toBe('Share');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeUndefined();
});
