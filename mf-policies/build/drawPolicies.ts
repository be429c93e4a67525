import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLocale, localeCodes, localesOf } from 'shared/contract/locales';
import { policyPdfPaths } from 'shared/school/school';
import { type PolicyPdfPlace, policyPdfContent } from './policyPdfContent.ts';

/** The policies as a PDF in each locale, by its path. */
export async function drawPolicies() {
  const { renderPolicyPdf } = await import('./pdf/renderPolicyPdf.ts');
  const place = readPlace();
  return Promise.all(
    localesOf(policyPdfPaths).map(
      async (locale) =>
        [inLocale(policyPdfPaths, locale), await renderPolicyPdf(policyPdfContent(locale, place))] as const,
    ),
  );
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
  const named = localeCodes.map((locale) => [
    locale,
    environment[`SITE_SCHOOL_NAME_${locale.toUpperCase()}`],
  ]);
  return {
    host: environment.SITE_HOST ?? host,
    school: {
      names: { ...school.names, ...Object.fromEntries(named.filter(([, name]) => name)) },
      name: environment.SITE_SCHOOL_NAME ?? school.name,
      telephone: environment.SITE_TELEPHONE ?? school.telephone,
      email: environment.SITE_EMAIL ?? school.email,
    },
  };
}
