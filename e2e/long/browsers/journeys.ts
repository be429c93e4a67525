import { expect } from '@playwright/test';
import { type FaultServer, faults } from '../../faultServer.ts';
import { paths } from '../../pages.ts';
import { album, albumPath, bengaliName, firstPhoto } from '../faults/fakeGallery.ts';
import type { Engine } from './engines.ts';

/** The first element of an XPath, as a visitor meets it, and how many there are. */
const look = (engine: Engine, xpath: string) =>
  engine.read((path) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    const first = found.snapshotItem(0);
    if (!(first instanceof HTMLElement)) return { count: 0 };
    return {
      count: found.snapshotLength,
      text: first.textContent,
      top: first.getBoundingClientRect().top,
      isVisible: first.checkVisibility({ visibilityProperty: true }),
      isFocused: first === document.activeElement,
      isWideEnough: first.scrollWidth <= first.clientWidth,
    };
  }, xpath);

const expectSeen = (engine: Engine, xpath: string, facts: Record<string, unknown>) =>
  expect.poll(() => look(engine, xpath), { message: xpath }).toMatchObject(facts);

const expectTitle = (engine: Engine, text: string) =>
  expectSeen(engine, '//main//h1', { text: expect.stringContaining(text) });

async function follow(engine: Engine, path: string, title: string) {
  await engine.click(`//footer//a[@href="${path}"]`);
  await expectTitle(engine, title);
}

const hydrated = (engine: Engine) =>
  expect.poll(() => engine.read(() => performance.getEntriesByName('page-alive').length)).toBeGreaterThan(0);

async function open(engine: Engine, path: string) {
  await engine.goto(path);
  await hydrated(engine);
}

const expectAddress = (engine: Engine, address: string) =>
  expect.poll(() => engine.read(() => location.href.replace(location.origin, ''))).toBe(address);

/** The face of Bengali headings has come. */
const expectFace = (engine: Engine) =>
  expect.poll(() => engine.read(() => document.fonts.check('16px "Tiro Bangla"', 'স্কুল'))).toBe(true);

const scrollTo = (engine: Engine, xpath: string) =>
  engine.read((path) => {
    const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
    if (found.singleNodeValue instanceof Element) found.singleNodeValue.scrollIntoView({ block: 'center' });
  }, xpath);

/** WebKit's driver clicks nothing that still rises into the page, and does not scroll to what begins just below. */
const clickRising = (engine: Engine, xpath: string) =>
  expect(async () => {
    await scrollTo(engine, xpath);
    await engine.click(xpath);
  }).toPass();

async function openPhotoAndReturn(engine: Engine) {
  const tile = `//main//li/a[.//img[@alt="${firstPhoto}"]]`;
  await clickRising(engine, tile);
  await expectSeen(engine, `//*[@role="dialog"]//img[@alt="${firstPhoto}"]`, { isVisible: true });
  await engine.back();
  await expectSeen(engine, '//*[@role="dialog"]', { count: 0 });
  await expectSeen(engine, tile, { isFocused: true });
}

export const addresses = [...paths, albumPath];

export const journeys: Record<string, (engine: Engine, menu: string) => Promise<unknown>> = {
  async 'every page hydrates and fits'(engine) {
    for (const path of addresses) {
      await open(engine, path);
      expect(await engine.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
    }
  },

  async 'links lead on without a new document, and Back returns'(engine) {
    await open(engine, '/contact');
    await engine.read(() => document.documentElement.setAttribute('data-same-document', ''));
    await follow(engine, '/policies', 'School Policies');
    await follow(engine, '/about', 'About');
    await engine.back();
    await expectTitle(engine, 'School Policies');
    await engine.back();
    await expectTitle(engine, 'Contact');
    await expectSeen(engine, '/html[@data-same-document]', { count: 1 });
  },

  async 'Tab leads to the menu, Enter opens it, Escape closes it'(engine, menu) {
    await open(engine, '/about');
    const button = `//header//button[normalize-space()="${menu}"]`;
    const item = `${button}/following-sibling::ul//a`;
    const isFocused = async () => (await look(engine, button)).isFocused;
    for (let presses = 0; presses < 12 && !(await isFocused()); presses += 1) await engine.press('Tab');
    await expectSeen(engine, button, { isFocused: true, isWideEnough: true });
    await expectSeen(engine, item, { isVisible: false });
    await engine.press('Enter');
    await expectSeen(engine, item, { isVisible: true });
    await engine.press('Tab');
    await expectSeen(engine, item, { isFocused: true });
    await engine.press('Escape');
    await expectSeen(engine, item, { isVisible: false });
    await expectSeen(engine, button, { isFocused: true });
  },

  async 'the tabs of the curriculum change its table, by key too'(engine) {
    await open(engine, '/academics');
    const panel = (medium: string) => `//*[@role="tabpanel"][@data-label="${medium} Medium"]`;
    await engine.click('//*[@role="tab"][normalize-space()="English Medium"]');
    await expectSeen(engine, panel('English'), { isVisible: true });
    await expectSeen(engine, panel('Bengali'), { isVisible: false });
    await engine.press('ArrowLeft');
    await expectSeen(engine, panel('Bengali'), { isVisible: true });
  },

  async 'a policy opens where its title was clicked, while a longer one above it closes'(engine) {
    await open(engine, '/policies');
    for (const place of [1, 2, 1, 7, 3, 4]) {
      const title = `//main//details[${place}]/summary`;
      await scrollTo(engine, title);
      const before = await look(engine, title);
      await engine.click(title);
      await expectSeen(engine, `//main//details[${place}][@open]/summary`, { count: 1 });
      const after = await look(engine, title);
      expect(Math.abs(Number(after.top) - Number(before.top)), title).toBeLessThanOrEqual(2);
    }
    await expectSeen(engine, '//main//details[@open]', { count: 1 });
  },

  async 'gallery, album, photo, and Back from each'(engine) {
    await open(engine, '/gallery');
    await engine.click(`//main//h3/a[@href="${albumPath}"]`);
    await expectTitle(engine, album.name);
    await openPhotoAndReturn(engine);
    await engine.back();
    await expectTitle(engine, 'Photo Gallery');
  },

  async 'the switch leads to the same place in Bengali, which is readable and hydrates, and back'(engine) {
    await open(engine, '/policies?medium=bn#fees');
    await engine.click('//header//a[@hreflang="bn"]');
    await expectAddress(engine, '/bn/policies?medium=bn#fees');
    await hydrated(engine);
    await expectSeen(engine, '/html[@lang="bn"]//main//h1', { isVisible: true, isWideEnough: true });
    await expectTitle(engine, 'স্কুলের নিয়মাবলি');
    await expectFace(engine);
    expect(await engine.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
    await engine.click('//header//a[@hreflang="en"]');
    await expectAddress(engine, '/policies?medium=bn#fees');
    await expectTitle(engine, 'School Policies');
  },

  async 'a year in Bengali digits finds an album, a photo of it opens, and Back closes it'(engine) {
    await open(engine, '/bn/gallery');
    await engine.click('//main//input[@type="search"]');
    await engine.type('১৯৯৪');
    await engine.press('Enter');
    await clickRising(engine, `//main//a[normalize-space()="${bengaliName}"]`);
    await expectAddress(engine, `/bn${albumPath}`);
    await openPhotoAndReturn(engine);
  },

  async 'the share menu opens, Escape closes it, and it copies the link'(engine) {
    await open(engine, albumPath);
    const button = '//main//button[@aria-label="Share"]';
    const item = '//main//*[@role="menuitem"]';
    await engine.click(button);
    await expectSeen(engine, item, { text: 'WhatsApp', isFocused: true });
    await engine.press('Escape');
    await expectSeen(engine, item, { count: 0 });
    await expectSeen(engine, button, { isFocused: true });
    await engine.press('Enter');
    await engine.click(`${item}[normalize-space()="Copy link"]`);
    await expectSeen(engine, '//*[@role="status"]', { text: 'Link copied to clipboard!' });
  },
};

/** The files of a section do not come: its prerendered page can be read, and the others work. */
export async function sectionDown(engine: Engine, server: FaultServer) {
  server.breakFor(/_sections\/mf-policies\//, faults.notFound);
  await engine.goto('/policies');
  await expectTitle(engine, 'School Policies');
  await expectSeen(engine, '//main//details[1]/summary', { isVisible: true });
  await follow(engine, '/about', 'About');
  await hydrated(engine);
  await follow(engine, '/policies', 'The policies could not be loaded');
}
