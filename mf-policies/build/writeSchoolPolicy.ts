import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from 'shared/build/dist';
import { type PolicyPdfPlace, policyPdfContent } from './policyPdfContent.ts';

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

/**
 * The place that the policy PDF is made for. A PDF cannot be filled in when it is composed, as a page is, so this
 * one file of the section carries a place's name: its build reads `site.config.json` and the variables over it.
 * Both are inputs of the build in turbo.json; publish checks the values, so a broken one never goes live.
 */
function readPlace(): PolicyPdfPlace {
  const environment = process.env;
  const file = environment.SITE_CONFIG ?? join(import.meta.dirname, '../../site.config.json');
  const { host, school }: PolicyPdfPlace = JSON.parse(readFileSync(file, 'utf8'));
  return {
    host: environment.SITE_HOST ?? host,
    school: {
      name: environment.SITE_SCHOOL_NAME ?? school.name,
      telephone: environment.SITE_TELEPHONE ?? school.telephone,
      email: environment.SITE_EMAIL ?? school.email,
    },
  };
}
