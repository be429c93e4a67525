import type { Locale } from './locales.ts';
import type { SectionInBrowser } from './release.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The JSON that every composed page carries in `<script id="boot">`. */
export interface Boot {
  release: {
    number: number;
    /** Address and integrity of the release's `ReleaseInBrowser`. */
    url: string;
    integrity: string;
  };
  /** Where the shell's own files are served from: `/_sections/shell/<version>/`. */
  shell: { base: string };
  /** Of the document, and of every page that the tab comes to. */
  locale: Locale;
  /** The shell's own content in that locale, as its `renderPage` gave them. */
  content?: unknown;
  site: SiteConfig;
  /** The section that owns this page, with this page's route alone. Absent on the 404 page. */
  section?: SectionInBrowser;
}
