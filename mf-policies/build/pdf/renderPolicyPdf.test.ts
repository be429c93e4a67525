import type { Locale } from 'shared/contract/locales';
import { expect, test } from 'vitest';
import type { PolicyBlock } from '../../src/document/policyDocument.ts';
import { policyPdfContent } from '../policyPdfContent.ts';
import { readPdf } from '../testing/readPdf.ts';
import { type PolicyPdf, renderPolicyPdf } from './renderPolicyPdf.ts';

const place = {
  host: 'https://test.school.example',
  school: {
    name: 'Test Primary School',
    names: { bn: 'পরীক্ষা প্রাথমিক বিদ্যালয়' },
    telephone: '+91 11111 11111',
    email: 'test@school.example',
  },
};
const draw = async (locale: Locale) => {
  const content = policyPdfContent(locale, place);
  const bytes = await renderPolicyPdf(content);
  return { locale, content, bytes, pdf: await readPdf(bytes) };
};
const english = await draw('en');
const bengali = await draw('bn');
const { content, bytes, pdf } = english;

const wordsOf = (block: PolicyBlock, { common, telephone, email }: PolicyPdf): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  if ('table' in block) return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
  if ('link' in block) return [block.link.text];
  if (!('contact' in block)) return block;
  return [
    `${block.contact.telephone}: ${common.format.digits(telephone)}`,
    `${block.contact.email}: ${email}`,
  ];
};

test.each([english, bengali])(
  '$locale: every word of both pages is in the document, in reading order and without a lost sign',
  ({ content, pdf }) => {
    const words = content.sections.flatMap(({ title, topics }) => [
      title,
      ...topics.flatMap((topic) => [
        topic.title,
        ...topic.blocks.flatMap((block) => wordsOf(block, content)),
      ]),
    ]);
    const [
      {
        title = '',
        topics: [first],
      } = { topics: [] },
    ] = content.sections;
    let from = pdf.text.lastIndexOf(title, pdf.text.indexOf(first?.title ?? ''));
    for (const each of words) {
      const at = pdf.text.indexOf(each, from);
      expect(at, `${each} after ${pdf.text.slice(from, from + 80)}`).toBeGreaterThanOrEqual(from);
      from = at;
    }
  },
);

test.each([
  ['the cover says of when the document is', /^.{0,600}Last Updated: January 2025 Contents/],
  ['the rupee sign is itself', /Admission ₹900 ₹1,500 One-time, non-refundable/],
  [
    'the contents name the page of every section',
    /Contents Admission Policies 2 Photography and Image Use Policy \d/,
  ],
  ['the photo policy is in it in full', /Last Updated: January 2025 Child Protection and Safety Policy/],
])('%s', (_, words) => expect(pdf.text).toMatch(words));

test.each([english, bengali])('$locale: no page is nearly empty', ({ pdf }) => {
  expect(pdf.wordsOfPage.filter((words) => words < 40)).toEqual([]);
});

test.each([
  ['page numbers', /Page \d+ of \d+/],
  ['head lines', /Test Primary School \| School Policies/],
  ['links to what the document itself has', /Read the full photo policy/],
])('%s are no part of the text', (_, words) => expect(pdf.text).not.toMatch(words));

test('a name in Bengali letters loses none of them', async () => {
  const name = 'সীমান্ত পল্লী প্রাথমিক বিদ্যালয়';
  const { text } = await readPdf(
    await renderPolicyPdf(policyPdfContent('en', { ...place, school: { ...place.school, name } })),
  );
  expect(text).toContain(name);
});

test('a text at the end of a page keeps its letters', async () => {
  const text = 'শ্রেণিশিক্ষক প্রথমে শিশুর সঙ্গে কথা বলেন।'.repeat(5);
  const topics = [{ id: 'long', title: 'ক', blocks: Array<string>(25).fill(text) }];
  const sections = [{ id: 'long', title: 'খ', topics }];
  const long = await readPdf(await renderPolicyPdf({ ...bengali.content, sections }));
  expect(long.text.replaceAll(' ', '').split(text.replaceAll(' ', ''))).toHaveLength(26);
});

test('the document is tagged, titled and in the English or Bengali of India', () => {
  expect(bengali.pdf.metadata).toMatchObject({ Language: 'bn-IN' });
  expect(pdf.marked).toBe(true);
  expect(pdf.metadata).toMatchObject({
    Language: 'en-IN',
    Title: 'School Policies | Test Primary School',
    Author: 'Test Primary School',
  });
  expect(pdf.preferences).toMatchObject({ DisplayDocTitle: true });
});

test('its structure has headings in order, lists, tables, contents and links', () => {
  const levels = pdf.roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)));
  expect([levels[0], levels.lastIndexOf(1)]).toEqual([1, 0]);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1)).toEqual([]);
  expect(pdf.roles).toEqual(expect.arrayContaining(['Document', 'Sect', 'P', 'TOC', 'TOCI', 'Link']));
  expect(pdf.roles).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD']));
});

test('outline and contents lead to every section, the outline to every topic too', () => {
  expect(pdf.outline).toEqual(
    content.sections.map(({ title, topics }) => ({ title, items: topics.map((topic) => topic.title) })),
  );
  expect(pdf.internalLinks).toBe(content.sections.length);
  expect(pdf.destinations).toEqual(expect.arrayContaining(content.sections.map(({ id }) => id)));
});

test.each([
  [english, 'https://test.school.example'],
  [bengali, 'https://test.school.example/bn'],
])('$0.locale: links lead to the pages of the site and to the office', ({ pdf }, home) => {
  expect(pdf.links).toEqual(
    expect.arrayContaining([`${home}/admissions#fees`, 'tel:+911111111111', 'mailto:test@school.example']),
  );
});

test('the same content makes the same bytes', async () => {
  expect(await renderPolicyPdf(content)).toEqual(bytes);
});
