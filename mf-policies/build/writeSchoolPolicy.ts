import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from 'shared/build/dist';
import { renderPolicyPdf } from './pdf/renderPolicyPdf.ts';
import { policyPdfContent } from './policyPdfContent.ts';
import { readPlace } from './readPlace.ts';

/** Makes `dist/files/School_Policy.pdf`, which the section declares among its files. */
export const writeSchoolPolicy = (folder: string): RsbuildPlugin => ({
  name: 'school-policy',
  setup(api) {
    api.onAfterBuild(async () => {
      const files = join(folder, dist, 'files');
      mkdirSync(files, { recursive: true });
      writeFileSync(join(files, 'School_Policy.pdf'), await renderPolicyPdf(policyPdfContent(readPlace())));
    });
  },
});
