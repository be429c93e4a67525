import type * as v from 'valibot';
import type * as grammar from './grammar.ts';
import type { ByLocale, Locale } from './locales.ts';

/**
 * What a section is. A section declares itself once, in `src/section.ts`; its build turns the declaration
 * into `section.json` beside the built files, so the shell learns routes from a release and never by name.
 */
export interface SectionDeclaration {
  /** Workspace and federation name, `mf-` and lower-case words: `mf-gallery`. Unique on the site. */
  name: `mf-${string}`;
  /** The section in plain words, as a notice to visitors names it: "The photo gallery". */
  label: ByLocale<string>;
  /** The section's routes. No two sections may own the same path. */
  routes: readonly RouteDeclaration[];
  /** Files at the site's root that this section owns; versioned and rolled back with it. */
  files?: readonly RootFile[];
  /** Paths of pages and files that the section had once. One that was live may not go without a word here. */
  retired?: readonly RetiredPath[];
}

export interface RouteDeclaration {
  /** React Router path from the root: `/gallery/:albumId`. */
  path: string;
  /**
   * Source file of the page, relative to the section's folder: `./src/about/AboutPage.tsx` exports the component
   * `AboutPage`, unique within the section. It gets the `content` of `content.en.ts` beside it, or of another locale's
   * file, one for each locale of `head`. The build makes and exposes a module for each: `AboutPage_en`.
   */
  module: `./src/${string}.tsx`;
  /** `true`: composed to static HTML. A path with parameters is composed once, in its loading state. */
  prerender: boolean;
  /** `true`: the first screen has a large picture, and the page's scripts are requested after it. */
  pictureFirst?: boolean;
  /** In each locale that the page is written in. In others the first locale's page stands, under a note. */
  head: ByLocale<HeadTemplate>;
  /** What the page reads first of the backend: its HTML sends it early. Called when the section is built. */
  reads?: (locale: Locale) => Promise<readonly FirstRead[]>;
  /**
   * Origins that the page shows in an `<iframe>`: `https://www.openstreetmap.org`. Every page's policy allows them, since
   * a tab keeps the policy of the page that it was opened on.
   */
  frames?: readonly `https://${string}`[];
}

export type FirstRead = v.InferOutput<typeof grammar.firstRead>;
export type HeadTemplate = v.InferOutput<typeof grammar.headTemplate>;
export type RootFile = v.InferOutput<typeof grammar.rootFile>;
export type RetiredPath = v.InferOutput<typeof grammar.retiredPath>;

/** The global name of a section's container, a JavaScript identifier: `mf-gallery` -> `mf_gallery`. */
export const federationName = (sectionName: string) => sectionName.replaceAll('-', '_');
