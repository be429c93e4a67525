import { inLocale, type Locale, localePath } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { content as bengali } from 'shared/locale/content.bn';
import { content as english } from 'shared/locale/content.en';
import { addressLine } from 'shared/locale/localeContent';
import { photoPolicyUpdated } from 'shared/school/photos';
import type { PolicySection } from '../src/document/policyDocument.ts';
import { content as photoPolicyInBengali } from '../src/photoPolicy/content.bn.ts';
import { content as photoPolicy } from '../src/photoPolicy/content.en.ts';
import { content as policiesInBengali } from '../src/policies/content.bn.ts';
import { content as policies } from '../src/policies/content.en.ts';
import type { PolicyPdf } from './pdf/renderPolicyPdf.ts';

/** What the document needs to know of the place that it is made for. */
export type PolicyPdfPlace = Pick<SiteConfig, 'host'> & {
  school: Pick<SiteConfig['school'], 'name' | 'names' | 'telephone' | 'email'>;
};

const digits = bengali.format.digits;

const parts = {
  en: {
    common: english,
    policies,
    photoPolicy,
    contentsTitle: 'Contents',
    pageLabel: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  bn: {
    common: bengali,
    policies: policiesInBengali,
    photoPolicy: photoPolicyInBengali,
    contentsTitle: 'সূচিপত্র',
    pageLabel: (page: number, pages: number) => `পৃষ্ঠা ${digits(page)} / ${digits(pages)}`,
  },
};

/**
 * Both pages of the section as one document: the photo policy in full, where the page of policies sums it up and links
 * to it.
 */
export function policyPdfContent(locale: Locale, { host, school }: PolicyPdfPlace): PolicyPdf {
  const { common, policies, photoPolicy, contentsTitle, pageLabel } = inLocale(parts, locale);
  const inFull = (section: PolicySection) => ({
    ...section,
    topics: [...section.topics.map(withoutLinks), ...photoPolicy.topics],
  });
  return {
    common,
    contentsTitle,
    pageLabel,
    home: host + localePath(locale, '/').replace(/\/$/, ''),
    school: school.names?.[locale] ?? school.name,
    telephone: school.telephone,
    email: school.email,
    address: addressLine(common),
    title: policies.title,
    lead: policies.lead,
    updated: photoPolicy.updated,
    sections: [
      ...policies.sections.map((section) => (section.id === 'photography' ? inFull(section) : section)),
      policies.contact,
    ],
    notes: { photography: photoPolicy.updated },
    date: new Date(photoPolicyUpdated),
  };
}

const withoutLinks = ({ blocks, ...topic }: PolicySection['topics'][number]) => ({
  ...topic,
  blocks: blocks.filter((block) => !(typeof block === 'object' && 'link' in block)),
});
