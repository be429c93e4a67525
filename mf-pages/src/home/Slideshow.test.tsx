import { act, fireEvent, screen } from '@testing-library/react';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { beforeEach, expect, test, vi } from 'vitest';
import { content } from './content.en.ts';
import { HomePage } from './HomePage.tsx';

const reducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

const dot = (number: number) => screen.getByRole('button', { name: `Slide ${number}` });
const current = () =>
  screen
    .getAllByRole('button')
    .find((button) => button.hasAttribute('aria-current'))
    ?.getAttribute('aria-label');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const controls = () => screen.getByRole('group', { name: content.slideshow.label });

beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion(false);
});

test('the slideshow shows the next photo every four seconds and starts over after the sixth', () => {
  renderInEnglish(<HomePage content={content} />);
  expect(current()).toBe('Slide 1');
  pass(3999);
  expect(current()).toBe('Slide 1');
  for (const next of [2, 3, 4, 5, 6, 1]) {
    pass(next === 2 ? 1 : 4000);
    expect(current()).toBe(`Slide ${next}`);
  }
});

test('the slideshow goes on from the slide that a dot chose, after the whole four seconds', () => {
  renderInEnglish(<HomePage content={content} />);
  pass(3000);
  fireEvent.click(dot(4));
  expect(current()).toBe('Slide 4');
  pass(3999);
  expect(current()).toBe('Slide 4');
  pass(1);
  expect(current()).toBe('Slide 5');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['the pause button', () => press('Pause slideshow'), () => press('Play slideshow')],
  [
    'pointing at the controls',
    () => fireEvent.pointerEnter(controls()),
    () => fireEvent.pointerLeave(controls()),
  ],
  ['the focus on a control', () => act(() => dot(2).focus()), () => act(() => dot(2).blur())],
])('%s holds the slideshow until it is taken back', (_, hold, release) => {
  renderInEnglish(<HomePage content={content} />);
  hold();
  pass(20_000);
  expect(current()).toBe('Slide 1');
  release();
  pass(4000);
  expect(current()).toBe('Slide 2');
});

test('with reduced motion nothing moves until the visitor asks for it', () => {
  reducedMotion(true);
  renderInEnglish(<HomePage content={content} />);
  pass(20_000);
  expect(current()).toBe('Slide 1');
  fireEvent.click(dot(3));
  pass(20_000);
  expect(current()).toBe('Slide 3');
});

test('only the photos that were shown and the next one are in the document', () => {
  const { container } = renderInEnglish(<HomePage content={content} />);
  expect(container.querySelectorAll('img[fetchpriority]')).toHaveLength(2);
  fireEvent.click(dot(5));
  expect(container.querySelectorAll('img[fetchpriority]')).toHaveLength(4);
});
