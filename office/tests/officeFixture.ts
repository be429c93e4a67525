import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { testSite } from 'shared/testing/testSite';
import sharp from 'sharp';
import type { TemporaryBackend } from 'supabase/tests/temporaryBackend';
import { inject, vi } from 'vitest';
import { runGallery } from '../commands/runGallery.ts';

const variables = ['SUPABASE_URL', 'SUPABASE_SERVICE_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'CLOUDINARY_URL'];

/** Types a command and returns what the office reads; rejects with the error that it reads. */
export async function office(
  typed: string[],
  environment: Record<string, string | undefined> = {},
  site: Partial<SiteConfig> = {},
  { url, dataDir, imageBase }: Pick<TemporaryBackend, 'url' | 'dataDir' | 'imageBase'> = inject('backend'),
): Promise<string> {
  const lines: string[] = [];
  for (const name of variables) vi.stubEnv(name, environment[name]);
  await runGallery(typed, {
    backendPort: Number(new URL(url).port),
    dataDir,
    readConfig: ({ url, anonKey }) => ({
      ...testSite,
      supabase: { url, anonKey },
      images: { base: imageBase },
      ...site,
    }),
    print: (line) => lines.push(line),
  });
  return lines.join('\n');
}

/** A picture that no other call makes, as from a telephone held upright, with the place where it was taken. */
export function photograph(width = 800, height = 600): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { ImageDescription: randomUUID() },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A new folder with these files. */
export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'school-photos-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}
