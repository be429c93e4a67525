import type { ByLocale, Locale } from './locales.ts';
import type { FirstRead, HeadTemplate, RetiredPath, RootFile } from './section.ts';
import type { SiteConfig } from './siteConfig.ts';

/** Number of the contract between shell and sections: what a section is built for. */
export const contractVersion = 4;

/** The oldest contract that this shell still supports, so that sections may follow the shell when they like. */
export const oldestContractVersion = 4;

/**
 * Number of the code that composes pages. Raise it where older code would take something from pages that are live: a
 * checkout with a lower number is refused.
 */
export const composerVersion = 1;

/** A development build warns of what production mends in silence. It has no budget and is never deployed. */
export type BuildMode = 'production' | 'development';

/** One script of a built section or of the shell. */
export interface ScriptFile {
  /** Path relative to the version's folder: `static/js/async/HomePage.1a2b3c.js`. */
  file: string;
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
  /** Size on the wire, brotli at quality 11, in bytes. */
  bytes: number;
}

/** Brotli bytes by module: a package, or a file of the workspace. */
export type ModuleBytes = Readonly<Record<string, number>>;

/** A page in one locale. */
export interface PageRelease {
  /** Name of the exposed module, and of the component that it exports: `AboutPage_en`. */
  page: string;
  head: HeadTemplate;
  /** Every script the page needs beyond the shell and the section's entry, in load order. */
  scripts: readonly ScriptFile[];
  reads?: readonly FirstRead[];
}

/** A route as a release knows it. */
export interface RouteRelease {
  path: string;
  prerender: boolean;
  pictureFirst?: boolean;
  frames?: readonly string[];
  /** In each locale that it is written in. */
  pages: ByLocale<PageRelease>;
}

/** A built section: `section.json` in its `dist`, and its part of a release. */
export interface SectionRelease {
  name: string;
  label: ByLocale<string>;
  mode: BuildMode;
  contract: number;
  /** Content hash of everything in the version. Named at publish. */
  version: string;
  /** Where the version's files are: `/_sections/mf-pages/<version>/`, or absolute on another origin. Ends in `/`. */
  base: string;
  /** The federation container. */
  entry: ScriptFile;
  /** Name of the bundler's Trusted Types policy, allowed by the page's CSP. */
  trustedTypesPolicy: string;
  routes: readonly RouteRelease[];
  files: readonly RootFile[];
  retired?: readonly RetiredPath[];
  /** Versions of the singletons that it was built against: `{ react: '19.3.1' }`. */
  singletons: Readonly<Record<string, string>>;
  /** What each script consists of, by its file: for budgets, never sent to browsers. */
  modules?: Readonly<Record<string, ModuleBytes>>;
}

export interface ShellRelease {
  mode: BuildMode;
  contract: number;
  /** It takes sections built for any contract from this one to its own; without it, for its own alone. */
  oldestContract?: number;
  version: string;
  base: string;
  /** The first is the shell's own; the others may run before or after it. */
  scripts: readonly ScriptFile[];
  /** Starts a page's first reads, and runs the other scripts when the page has been painted. */
  startPage: ScriptFile;
  /** Reports failures and page speed. Only pages of a site with an endpoint for them load it, before all else. */
  reports: ScriptFile;
  /** Names of every Trusted Types policy of its code, allowed by the page's CSP. */
  trustedTypesPolicies: readonly string[];
  /** Locales that it renders pages in. */
  locales: readonly Locale[];
  singletons: Readonly<Record<string, string>>;
  modules?: Readonly<Record<string, ModuleBytes>>;
}

/** `section.json` before it is published: without version and base. */
export type BuiltSection = Omit<SectionRelease, 'version' | 'base'>;

/** `shell.json` before it is published: without version and base. */
export type BuiltShell = Omit<ShellRelease, 'version' | 'base'>;

/** What is live, or was: immutable and numbered. Source: the publish commands; read by composer and shell. */
export interface Release {
  /** Counts up from 1; a rollback is a new, higher number. */
  number: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** What this release changed, for `npm run releases`. */
  reason: string;
  /** The configuration that its pages were composed with. */
  site: SiteConfig;
  /** Hash of the code that composed them: headers and documents change with it. */
  composer?: string;
  /** Its number, see `composerVersion`. */
  composerVersion: number;
  /** The commit that it was deployed from, where that was a checkout; `dirty` with changes that no commit has. */
  source?: { commit: string; author: string; dirty?: boolean };
  /** It went live without a check of its types and without a browser: `deploy --unchecked`. */
  unchecked?: true;
  /** Composed to be looked at before it goes live: every answer says `noindex`. */
  preview?: true;
  shell: ShellRelease;
  sections: Readonly<Record<string, SectionRelease>>;
  /** What sections and commands said of paths without a page, so far. */
  retired?: readonly RetiredPath[];
}

/** What a browser needs of a route in its locale. Paths are those of the first locale. */
export type RouteInBrowser = Pick<RouteRelease, 'path'> &
  Pick<PageRelease, 'page' | 'head' | 'scripts'> & {
    /** Those that the page is written in. In documents of others this is the first locale's. */
    locales: readonly Locale[];
  };

/** What a browser needs of a section. Paths, names and integrity only. */
export type SectionInBrowser = Pick<SectionRelease, 'name' | 'version' | 'base' | 'entry'> & {
  label: string;
  routes: readonly RouteInBrowser[];
};

/**
 * The immutable file that a tab fetches once to learn every section's routes: `/_releases/<number>.<locale>.json`.
 */
export interface ReleaseInBrowser {
  number: number;
  sections: readonly SectionInBrowser[];
}
