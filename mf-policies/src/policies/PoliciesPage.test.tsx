import { screen, within } from '@testing-library/react';
import { renderInEnglish } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { content } from './content.en.ts';
import { PoliciesPage } from './PoliciesPage.tsx';

const renderPage = () => {
  const { container } = renderInEnglish(<PoliciesPage content={content} />);
  const items = [...container.querySelectorAll('details')];
  const item = (title: string) => {
    const found = items.find((each) => each.querySelector('summary')?.textContent === title);
    if (!found) throw new Error(`No section is titled ${title}.`);
    return found;
  };
  return { items, item };
};

test('the policies are closed, in order, each with its topics under its title', () => {
  const { items, item } = renderPage();
  expect(items.map((each) => each.querySelector('summary')?.textContent)).toEqual(
    content.sections.map(({ title }) => title),
  );
  expect(items.filter(({ open }) => open)).toEqual([]);
  for (const { title, topics } of content.sections) {
    for (const topic of topics) expect(item(title).textContent).toContain(topic.title);
  }
});

test('ids are unique on the page', () => {
  renderPage();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(content.sections.map(({ id }) => id)));
});

test('the fees are a table with a link to the fees of the Admissions page', () => {
  const { item } = renderPage();
  const admission = within(item('Admission Policies'));
  const table = within(admission.getByRole('table', { name: 'School fees', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(5);
  const link = admission.getByRole('link', { name: 'Fees and payment on the Admissions page', hidden: true });
  expect(link.getAttribute('href')).toBe('/admissions#fees');
});

test('the photography section leads to the photo policy', () => {
  const photography = within(renderPage().item('Photography and Image Use Policy'));
  const link = photography.getByRole('link', { name: 'Read the full photo policy', hidden: true });
  expect(link.getAttribute('href')).toBe('/photo-policy');
});

test('the page ends with the office hours and the appointment rule', () => {
  renderPage();
  const contact = within(screen.getByRole('region', { name: 'Questions about our policies' }));
  expect(contact.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mon-Fri 7:30 AM-4:00 PM',
    'Saturday 7:30 AM-2:30 PM',
  ]);
  expect(contact.getByText(/By appointment/)).toBeTruthy();
  expect(contact.getByRole('link', { name: '+91 11111 11111' }).getAttribute('href')).toBe(
    'tel:+911111111111',
  );
});
