interface Visited {
  path: string;
  heading: string | RegExp;
}

/** A section as the matrix visits it. */
export interface SectionUnderTest {
  name: string;
  /** As notices to visitors name it. */
  label: string;
  /** A page of it, with its heading. */
  own: string;
  heading: string | RegExp;
  /** Pages of the other sections. */
  elsewhere: readonly [Visited, ...Visited[]];
}

const about = { path: '/about', heading: /^About/ };
const gallery = { path: '/gallery', heading: 'Photo Gallery' };
const policies = { path: '/policies', heading: 'School Policies' };

export const sections: readonly SectionUnderTest[] = [
  {
    name: 'mf-pages',
    label: 'The school pages',
    own: about.path,
    heading: about.heading,
    elsewhere: [gallery, policies],
  },
  {
    name: 'mf-gallery',
    label: 'The photo gallery',
    own: gallery.path,
    heading: gallery.heading,
    elsewhere: [about, policies],
  },
  {
    name: 'mf-policies',
    label: 'The policies',
    own: policies.path,
    heading: policies.heading,
    elsewhere: [about, gallery],
  },
];

/** What browser and shell log of a file that is not loaded. */
export const lost =
  /Failed to load resource|could not be loaded|net::ERR_|valid digest|integrity checks failed|was preloaded using link preload|Refused to execute script|MIME type/;
