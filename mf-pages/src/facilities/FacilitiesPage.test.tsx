import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { content } from './content.en.ts';
import { FacilitiesPage } from './FacilitiesPage.tsx';

test('the facilities page has every facility with its number or size', () => {
  const { container } = renderInSite(<FacilitiesPage content={content} />);
  for (const fact of [
    '2 three-story buildings',
    'sky bridge',
    '22 classrooms',
    '2 computer labs',
    '12 computers',
    '8 CCTV cameras',
    '15 KVA',
    '3,600 sq ft',
    '1,500 sq ft',
    '1,000 sq ft',
    '2 water purifiers of 12 L',
    '3 borewells and 1 open well',
    '5 external taps',
    '10+ washrooms',
    '2 fire extinguishers',
  ]) {
    expect(container.textContent).toContain(fact);
  }
});
