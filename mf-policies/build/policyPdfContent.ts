import type { SiteConfig } from 'shared/contract/siteConfig';
import { english } from 'shared/language/english';
import { addressLine } from 'shared/language/Language';
import { photoPolicyUpdated } from 'shared/school/photos';
import { photoPolicy } from '../src/photoPolicy/content.en.ts';
import { policyContact } from '../src/policies/contact/content.en.ts';
import { policies } from '../src/policies/content.en.ts';
import { photography } from '../src/policies/photography/content.en.ts';
import type { PolicyPdf } from './pdf/renderPolicyPdf.ts';

/** What the document needs to know of the place that it is made for. */
export type PolicyPdfPlace = Pick<SiteConfig, 'host'> & {
  school: Pick<SiteConfig['school'], 'name' | 'telephone' | 'email'>;
};

/**
 * Both pages of the section as one document: the photo policy in full, where the page of policies sums it up and links
 * to it.
 */
export function policyPdfContent({ host, school }: PolicyPdfPlace): PolicyPdf {
  const summary = photography.topics.map((topic) => ({
    ...topic,
    blocks: topic.blocks.filter((block) => !(typeof block === 'object' && 'link' in block)),
  }));
  const photographyInFull = { ...photography, topics: [...summary, ...photoPolicy.topics] };
  return {
    language: 'en-IN',
    contentsTitle: 'Contents',
    pageLabel: (page, pages) => `Page ${page} of ${pages}`,
    host,
    school: school.name,
    telephone: school.telephone,
    email: school.email,
    address: addressLine(english),
    title: policies.title,
    lead: policies.lead,
    updated: photoPolicy.updated,
    sections: [
      ...policies.sections.map((section) => (section.id === photography.id ? photographyInFull : section)),
      policyContact,
    ],
    notes: { [photography.id]: photoPolicy.updated },
    date: new Date(photoPolicyUpdated),
  };
}
