/**
 * How a policy is written, once for its page and for the PDF. Texts are plain: no markup, and links go to
 * paths of the site, `#` parts included.
 */
export interface PolicySection {
  /** Element id on the page, target of `#` links. Unique on the page. */
  id: string;
  title: string;
  topics: readonly PolicyTopic[];
}

export interface PolicyTopic {
  /** Unique within its section; on the page it follows the section's: `admission-fees`. */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

export type PolicyBlock =
  /** A paragraph. */
  | string
  /** A list. */
  | readonly string[]
  | { heading: string }
  | { table: PolicyTable }
  /** `to` is a path on the site: `/admissions#fees`. */
  | { link: { text: string; to: `/${string}` } }
  /** The school's telephone and email of this place, behind their labels. */
  | { contact: ContactLabels };

export interface PolicyTable {
  caption: string;
  columns: readonly string[];
  /** Cells in the order of `columns`; the first one names its row. */
  rows: readonly (readonly [string, ...string[]])[];
}

export interface ContactLabels {
  telephone: string;
  email: string;
}

/** The same document in another locale: every id, link and block in its place, only the words differ. */
export type TwinOf<Document> = Document extends string
  ? string
  : { readonly [Key in keyof Document]: Key extends 'id' | 'to' ? Document[Key] : TwinOf<Document[Key]> };

export const topicId = (section: PolicySection, topic: PolicyTopic) => `${section.id}-${topic.id}`;
