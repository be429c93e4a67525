import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../files.ts';
import { deploySection, liveRepository } from '../testRepository.ts';
import { exportSite } from './exportSite.ts';

vi.mock('../socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

test('an export replaces the one before, and no other file', async () => {
  const folder = temporaryFolder();
  const repository = await liveRepository();
  await exportSite(repository, folder);
  writeFileSync(join(folder, 'public/one-of-the-last-export.html'), '');
  mkdirSync(join(folder, 'certs'));
  const mine = ['NOTES.txt', 'certs/privkey.pem', 'nginx/my-server.conf'];
  for (const file of mine) writeFileSync(join(folder, file), 'mine');

  await deploySection(repository, 'two');
  expect(await exportSite(repository, folder)).toBe(2);
  expect(readFileSync(join(folder, 'public/one.html'), 'utf8')).toContain('<main>two</main>');
  expect(existsSync(join(folder, 'public/one-of-the-last-export.html'))).toBe(false);
  for (const file of mine) expect(readFileSync(join(folder, file), 'utf8'), file).toBe('mine');
  for (const file of ['_releases/1.json', '_releases/2.json', 'release.json', '_headers', '404.html']) {
    expect(existsSync(join(folder, 'public', file)), file).toBe(true);
  }
});

test('a folder whose public files no export has written is refused', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'public'));
  await expect(exportSite(await liveRepository(), folder)).rejects.toThrow(
    'Name another folder: npm run export -- <folder>',
  );
});
