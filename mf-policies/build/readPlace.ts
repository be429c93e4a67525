import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicyPdfPlace } from './policyPdfContent.ts';

const projectFile = join(import.meta.dirname, '../../site.config.json');

/**
 * The place that the policy PDF is made for. A PDF cannot be filled in when it is composed, as a page is, so this
 * one file of the section carries a place's name: its build reads `site.config.json` and the variables over it.
 * Both are inputs of the build in turbo.json; publish checks the values, so a broken one never goes live.
 */
export function readPlace(environment: NodeJS.ProcessEnv = process.env): PolicyPdfPlace {
  const file = environment.SITE_CONFIG ?? projectFile;
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
