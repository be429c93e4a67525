import { screen, within } from '@testing-library/react';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { AboutPage } from './AboutPage.tsx';
import { content } from './content.en.ts';

test('the timeline has four eras with their milestones', () => {
  renderInSite(<AboutPage content={content} />);
  const eras = within(screen.getByRole('region', { name: 'Forty years, four chapters' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ parentElement }) => parentElement?.textContent);
  expect(eras.map((era) => era?.slice(0, 9))).toEqual(['1986-1995', '1996-2004', '2012-2023', '2024-2025']);
  expect(eras[0]).toMatch(/1987 .*40 students.*1988 .*cultural festival.*1992 .*building.*1995 .*building/);
  expect(eras[1]).toMatch(/1996 .*4 systems.*2000 6 more computers.*2004 English medium/);
  expect(eras[2]).toMatch(/2012 .*building.*2016 8 CCTV cameras.*2020-21 .*online.*2023 .*15 KVA generator/);
  expect(eras[3]).toMatch(/2024 .*[Yy]oga and gymnastics/);
});
