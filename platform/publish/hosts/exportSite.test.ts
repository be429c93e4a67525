import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deploy } from '../deploy.ts';
import { emptyStore, publishTestSection, wholeSite } from '../testStore.ts';
import { exportSite } from './exportSite.ts';

vi.mock('../socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

const store = emptyStore();
const emptyFolder = () => mkdtempSync(join(tmpdir(), 'export-'));

test('an export replaces the one before, and no other file', async () => {
  const folder = emptyFolder();
  await deploy(store, wholeSite(store));
  await exportSite(store, folder);
  writeFileSync(join(folder, 'public/one-of-the-last-export.html'), '');
  mkdirSync(join(folder, 'certs'));
  for (const file of ['NOTES.txt', 'certs/privkey.pem', 'nginx/my-server.conf']) {
    writeFileSync(join(folder, file), 'mine');
  }

  const section = publishTestSection(store, 'two');
  await deploy(store, { reason: 'two', sections: { [section.name]: section } });
  expect(await exportSite(store, folder)).toBe(2);
  expect(readFileSync(join(folder, 'public/one.html'), 'utf8')).toContain('<main>two</main>');
  expect(existsSync(join(folder, 'public/one-of-the-last-export.html'))).toBe(false);
  for (const file of ['NOTES.txt', 'certs/privkey.pem', 'nginx/my-server.conf']) {
    expect(readFileSync(join(folder, file), 'utf8'), file).toBe('mine');
  }
  for (const file of ['_releases/1.json', '_releases/2.json', 'release.json', '_headers', '404.html']) {
    expect(existsSync(join(folder, 'public', file)), file).toBe(true);
  }
  for (const file of ['pages.json', 'browser.json', 'manifest.json']) {
    expect(existsSync(join(folder, 'public', file)), file).toBe(false);
  }
});

test('a folder whose public files no export has written is refused', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'public'));
  await expect(exportSite(store, folder)).rejects.toThrow('Name another folder: npm run export -- <folder>');
});
