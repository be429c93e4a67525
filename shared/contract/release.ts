import type * as v from 'valibot';
import type * as grammar from './grammar.ts';
import type { Locale } from './locales.ts';
import type { RetiredPath } from './section.ts';
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

export type BuildMode = v.InferOutput<typeof grammar.buildMode>;
export type ScriptFile = v.InferOutput<typeof grammar.scriptFile>;
export type ModuleBytes = v.InferOutput<typeof grammar.moduleBytes>;
export type PageRelease = v.InferOutput<typeof grammar.page>;
export type RouteRelease = v.InferOutput<typeof grammar.route>;

/** `section.json` and `shell.json` in a `dist`, before they are published. */
export type BuiltSection = v.InferOutput<typeof grammar.builtSection>;
export type BuiltShell = v.InferOutput<typeof grammar.builtShell>;

interface Published {
  /** Content hash of everything in the version. Named at publish. */
  version: string;
  /** Where the version's files are: `/_sections/mf-pages/<version>/`, or absolute on another origin. Ends in `/`. */
  base: string;
}

export type SectionRelease = BuiltSection & Published;
export type ShellRelease = BuiltShell & Published;

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
