import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from './Reveal.tsx';

let enter: (targets: Element[], ratio: number) => void;
const watched = new Set<Element>();
const animate = vi.fn<Element['animate']>();

class FakeObserver {
  constructor(callback: (entries: object[]) => void) {
    enter = (targets, ratio) => {
      const entries = targets
        .filter((target) => watched.has(target))
        .map((target) => ({ target, isIntersecting: ratio > 0, intersectionRatio: ratio }));
      act(() => callback(entries));
    };
  }
  observe = (target: Element) => watched.add(target);
  unobserve = (target: Element) => watched.delete(target);
  disconnect = () => watched.clear();
}

beforeEach(() => {
  watched.clear();
  animate.mockReset();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = animate;
});
const three = (
  <Reveal as="ul" stagger={100}>
    <li>a</li>
    <li>b</li>
    <li>c</li>
  </Reveal>
);
const items = () => [...document.querySelectorAll('li')];
const hidden = () => items().filter((item) => item.hasAttribute('data-unrevealed')).length;

test('what is prerendered and in view stays as it is, what lies below the fold waits', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(three);
  document.body.replaceChildren(container);
  expect(hidden()).toBe(0);
  const root = await act(() => hydrateRoot(container, three));
  expect(hidden()).toBe(0);
  enter(items().slice(0, 1), 0.5);
  enter(items().slice(1), 0);
  expect(hidden()).toBe(2);
  expect(animate).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('each child rises in once a tenth of it is in view, later ones a step later, and stays', () => {
  render(three);
  expect(hidden()).toBe(3);
  enter(items(), 0.09);
  expect(hidden()).toBe(3);
  enter(items(), 0.1);
  expect(hidden()).toBe(0);
  expect(animate.mock.calls.map(([, options]) => typeof options === 'object' && options.delay)).toEqual([
    0, 100, 200,
  ]);
  enter(items(), 0);
  expect(hidden()).toBe(0);
});

test('with reduced motion nothing is hidden', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(three);
  expect(hidden()).toBe(0);
  expect(watched.size).toBe(0);
});
