/**
 * What a section is. A section declares itself once, in `src/section.ts`; its build turns the declaration
 * into `section.json` beside the built files, so the shell learns routes from a release and never by name.
 */
export interface SectionDeclaration {
  /** Workspace and federation name, `mf-` and lower-case words: `mf-gallery`. Unique on the site. */
  name: `mf-${string}`;
  /** The section in plain words, as a notice to visitors names it: "The photo gallery". */
  label: string;
  /** The same in Bengali. */
  bn?: { label: string };
  /** The section's routes. No two sections may own the same path. */
  routes: readonly RouteDeclaration[];
  /** Files at the site's root that this section owns; versioned and rolled back with it. */
  files?: readonly RootFile[];
  /** Paths of pages and files that the section had once. One that was live may not go without a word here. */
  retired?: readonly RetiredPath[];
}

/**
 * A path without a page: it leads elsewhere for good, with its parameters (`/events/:id` to `/news/:id`), or is gone
 * (410). It is kept by later releases until a page or file has the path again.
 */
export type RetiredPath = { path: string; to: `/${string}` } | { path: string; gone: true };

export interface RouteDeclaration {
  /** React Router path from the root: `/gallery/:albumId`. */
  path: string;
  /** Name of the component that `module` exports; also the exposed name, so unique within the section. */
  page: string;
  /** Source file of the page module, relative to the section's folder: `./src/albums/AlbumsPage.tsx`. */
  module: `./src/${string}`;
  /** `true`: composed to static HTML. A path with parameters is composed once, in its loading state. */
  prerender: boolean;
  /** `true`: the first screen has a large picture, and the page's scripts are requested after it. */
  pictureFirst?: boolean;
  head: HeadTemplate;
  /** What the page reads first of the backend: its HTML sends it early. Called when the section is built. */
  reads?: () => Promise<readonly FirstRead[]>;
  /**
   * Origins that the page shows in an `<iframe>`: `https://www.openstreetmap.org`. Every page's policy allows them, since
   * a tab keeps the policy of the page that it was opened on.
   */
  frames?: readonly `https://${string}`[];
  /** The page in Bengali, at the same path below `/bn`. Without it the English page stands there, under a note. */
  bn?: BengaliPage;
}

/** What differs in Bengali; everything else is the route's. */
export type BengaliPage = Pick<RouteDeclaration, 'page' | 'module' | 'head' | 'reads'>;

export interface FirstRead {
  /** By which the page finds its response: `albums`. */
  name: string;
  /** Table and query below `/rest/v1/`, exactly as the page sends it. `{albumId}` stands for that part of its path. */
  path: string;
  /** Value of PostgREST's `Prefer` header: `count=exact`. */
  prefer?: string;
}

/** Texts of a page's `<head>`. `{school}` stands for the configured name of the school. */
export interface HeadTemplate {
  title: string;
  description: string;
  keywords: string;
  /** Search engines keep none of the page's pictures. */
  noImageIndex?: true;
  /** The pages above this one and the page itself, for its structured data. */
  breadcrumb?: readonly { name: string; path: `/${string}` }[];
  /** Drawing for link previews: a file in the section's `public/` folder. */
  picture?: string;
  /** Path of the 1200x630 picture for link previews. Drawn and named when a release is made. */
  socialImage?: `/${string}`;
}

export interface RootFile {
  /** Path at the site's root: `/School_Policy.pdf`. */
  path: `/${string}`;
  /** Built file, relative to `dist/files`. */
  file: string;
  /** MIME type it is served with. */
  type: string;
}

/** The global name of a section's container, a JavaScript identifier: `mf-gallery` -> `mf_gallery`. */
export const federationName = (sectionName: string) => sectionName.replaceAll('-', '_');
