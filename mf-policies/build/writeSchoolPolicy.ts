import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from 'shared/build/dist';
import { policyPdfContent } from './policyPdfContent.ts';
import { readPlace } from './readPlace.ts';

/** Makes `dist/files/School_Policy.pdf`, which the section declares among its files. */
export const writeSchoolPolicy = (folder: string): RsbuildPlugin => ({
  name: 'school-policy',
  setup(api) {
    let drawing: Promise<Buffer> | undefined;
    // Drawn while the bundler works on the other core: a second less a deploy.
    api.onBeforeBuild(() => {
      drawing = drawPolicy();
    });
    api.onAfterBuild(async () => {
      const files = join(folder, dist, 'files');
      mkdirSync(files, { recursive: true });
      writeFileSync(join(files, 'School_Policy.pdf'), await (drawing ?? drawPolicy()));
    });
  },
});

async function drawPolicy(): Promise<Buffer> {
  const { renderPolicyPdf } = await import('./pdf/renderPolicyPdf.ts');
  return renderPolicyPdf(policyPdfContent(readPlace()));
}
