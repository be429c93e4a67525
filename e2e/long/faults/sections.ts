/** A section as the matrix visits it. */
export interface SectionUnderTest {
  name: string;
  /** As notices to visitors name it. */
  label: string;
  /** A page of it, with its heading. */
  own: string;
  heading: string | RegExp;
  /** Pages of the other sections. */
  elsewhere: readonly { path: string; heading: string | RegExp }[];
}

const pages = { name: 'mf-pages', label: 'The school pages', own: '/about', heading: /^About/ };
const gallery = {
  name: 'mf-gallery',
  label: 'The photo gallery',
  own: '/gallery',
  heading: 'Photo Gallery',
};
const policies = {
  name: 'mf-policies',
  label: 'The policies',
  own: '/policies',
  heading: 'School Policies',
};

const all = [pages, gallery, policies];

export const sections: readonly SectionUnderTest[] = all.map((section) => ({
  ...section,
  elsewhere: all.filter((each) => each !== section).map(({ own, heading }) => ({ path: own, heading })),
}));

/** What browser and shell log of a file that does not come. */
export const lost =
  /Failed to load resource|could not be loaded|net::ERR_|valid digest|integrity checks failed|was preloaded using link preload|Refused to execute script|MIME type/;
