import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from 'shared/build/dist';
import sharp from 'sharp';

/** The size that link previews are cut to. */
const preview = { width: 1200, height: 630 };

/** Renders drawings of `public/` as `dist/files/social/<name>.jpg`: link previews take no SVG. */
export const writeSocialPictures = (folder: string, names: readonly string[]): RsbuildPlugin => ({
  name: 'social-pictures',
  setup(api) {
    api.onAfterBuild(async () => {
      const social = join(folder, dist, 'files/social');
      mkdirSync(social, { recursive: true });
      const render = (name: string) =>
        sharp(join(folder, 'public', `${name}.svg`))
          .resize(preview)
          .jpeg({ quality: 84, mozjpeg: true })
          .toFile(join(social, `${name}.jpg`));
      await Promise.all(names.map(render));
    });
  },
});
