import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from 'shared/build/dist';
import { logoSvg } from 'shared/design/logoSvg';
import sharp from 'sharp';

const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/** Writes the school's mark as the icons that browsers and phones ask for. */
export const writeIcons = (folder: string): RsbuildPlugin => ({
  name: 'icons',
  setup(api) {
    api.onAfterBuild(async () => {
      const web = join(folder, dist, 'web');
      writeFileSync(join(web, 'icon.svg'), logoSvg);
      for (const [file, size] of Object.entries(sizes)) {
        await sharp(Buffer.from(logoSvg), { density: (72 * size) / 64 })
          .resize(size)
          .png({ compressionLevel: 9 })
          .toFile(join(web, file));
      }
    });
  },
});
