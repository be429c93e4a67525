import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInEnglish } from '../testing/renderInSite.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'uniform', title: 'School Uniform Policy', content: <p id="winter">Blazer</p> },
  { id: 'conduct', title: 'Code of Conduct', content: <p>Be kind</p> },
];
const openTitles = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

test('all items are closed at first, and share a name, by which the browser keeps one open at a time', () => {
  renderInEnglish(<Accordion name="policies" items={items} />);
  expect(openTitles()).toEqual([]);
  const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names).toEqual(['policies', 'policies']);
});

test('a hash opens its item, also from inside an item, and a hash of nothing opens none', async () => {
  const { router } = renderInEnglish(<Accordion name="policies" items={items} />, {
    at: '/policies#conduct',
  });
  expect(openTitles()).toEqual(['Code of Conduct']);
  await act(() => router.navigate('/policies#winter'));
  expect(openTitles()).toContain('School Uniform Policy');
  await act(() => router.navigate('/policies#%'));
});
