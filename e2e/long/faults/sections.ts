interface SectionPage {
  name: string;
  /** As notices to visitors name it. */
  label: string;
  /** A page of the section, with its heading. */
  path: string;
  heading: string | RegExp;
}

/** A section as the matrix visits it: a page of its own, and those of the other sections. */
export interface SectionUnderTest extends SectionPage {
  elsewhere: readonly [SectionPage, SectionPage];
}

const [about, gallery, policies] = [
  { name: 'mf-pages', label: 'The school pages', path: '/about', heading: /^About/ },
  { name: 'mf-gallery', label: 'The photo gallery', path: '/gallery', heading: 'Photo Gallery' },
  { name: 'mf-policies', label: 'The policies', path: '/policies', heading: 'School Policies' },
] as const;

export const sections: readonly SectionUnderTest[] = [
  { ...about, elsewhere: [gallery, policies] },
  { ...gallery, elsewhere: [about, policies] },
  { ...policies, elsewhere: [about, gallery] },
];

/** What browser and shell log of a file that is not loaded. */
export const lost =
  /Failed to load resource|could not be loaded|net::ERR_|valid digest|integrity checks failed|was preloaded using link preload|Refused to execute script|MIME type|already registered/;
