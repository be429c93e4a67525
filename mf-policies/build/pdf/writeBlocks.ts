import type { PolicyBlock } from '../../src/document/policyDocument.ts';
import type { Pdf } from './createDocument.ts';
import { type Element, writeText } from './write.ts';
import { writeLink } from './writeLink.ts';
import { writeList } from './writeList.ts';
import { writeTable } from './writeTable.ts';

/** What a block takes from the place where the document is made. */
export interface Place {
  /** Origin that the links lead to, no trailing slash. */
  host: string;
  telephone: string;
  email: string;
}

export function writeBlock(pdf: Pdf, parent: Element, block: PolicyBlock, place: Place) {
  if ('heading' in block) writeText(pdf, parent, 'H4', block.heading, 'heading');
  else if ('paragraph' in block) writeText(pdf, parent, 'P', block.paragraph, 'paragraph');
  else if ('list' in block) writeList(pdf, parent, block.list);
  else if ('table' in block) writeTable(pdf, parent, block.table);
  else if ('link' in block) writeLink(pdf, parent, block.link.text, `${place.host}${block.link.to}`);
  else {
    writeText(pdf, parent, 'P', `${block.contact.telephone}: ${place.telephone}`, 'paragraph');
    writeText(pdf, parent, 'P', `${block.contact.email}: ${place.email}`, 'paragraph');
  }
}
