import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { content as english } from '../locale/content.en.ts';
import { LocaleContext } from '../locale/LocaleContext.ts';
import { OfficeNow } from './OfficeNow.tsx';

const inEnglish = (
  <LocaleContext value={english}>
    <OfficeNow />
  </LocaleContext>
);

test('the prerendered page does not say whether the office is open', () => {
  expect(renderToString(inEnglish)).toBe('<p class="office-now"></p>');
});

test('a page that stays open follows the clock of the school', () => {
  vi.useFakeTimers({ now: new Date('2026-01-05T15:59:50+05:30') });
  render(inEnglish);
  expect(screen.getByText('Open now, until 4:00 PM')).toBeTruthy();
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByText('Closed now, opens Tuesday 7:30 AM')).toBeTruthy();
});
