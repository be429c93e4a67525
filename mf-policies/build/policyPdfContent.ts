import type { SiteConfig } from 'shared/contract/siteConfig';
import { addressLine } from 'shared/school/school';
import { photoPolicyCards } from '../src/photoPolicy/cards/content.en.ts';
import { photoPolicyUpdated } from '../src/photoPolicy/photoFacts.ts';
import { policyContact } from '../src/policies/contact/content.en.ts';
import { policies } from '../src/policies/content.en.ts';
import { photography } from '../src/policies/photography/content.en.ts';
import { policySections } from '../src/policies/policySections.ts';
import { policyPdfWords } from './content.en.ts';
import type { PolicyPdf } from './pdf/renderPolicyPdf.ts';

/** What the document needs to know of the place that it is made for. */
export type PolicyPdfPlace = Pick<SiteConfig, 'host'> & {
  school: Pick<SiteConfig['school'], 'name' | 'telephone' | 'email'>;
};

/** Both pages of the section as one document: the photo policy stands in full where the other sums it up. */
export function policyPdfContent({ host, school }: PolicyPdfPlace): PolicyPdf {
  const photographyInFull = { ...photography, topics: [...photography.topics, ...photoPolicyCards.topics] };
  return {
    ...policyPdfWords,
    host,
    school: school.name,
    telephone: school.telephone,
    email: school.email,
    address: addressLine,
    title: policies.title,
    lead: policies.lead,
    sections: [
      ...policySections.map((section) => (section.id === photography.id ? photographyInFull : section)),
      policyContact,
    ],
    notes: { [photography.id]: photoPolicyCards.updated },
    date: new Date(photoPolicyUpdated),
  };
}
