import type { Locale } from './locales.ts';
import type { PageModule } from './page.ts';
import type { SectionInBrowser } from './release.ts';
import type { SiteConfig } from './siteConfig.ts';

export interface PageToRender {
  locale: Locale;
  /** As documents of that locale carry it. */
  site: SiteConfig;
  /** Where the shell's own files are served from. */
  shellBase: string;
  /** The section with the page's route alone, and the page's module; neither for the 404 page. */
  section?: SectionInBrowser;
  module?: PageModule;
}

export interface RenderedPage {
  /** Language of the document, BCP 47. */
  locale: string;
  /** What its boot data carries as `content`; absent: nothing. */
  content?: unknown;
  /** Markup of what the page puts into `<head>`, without styles. */
  head: string;
  /** The inline `<style>` elements: the base styles, then emotion's critical rules. */
  styles: { attributes: string; css: string }[];
  /** Markup of `#root`. */
  markup: string;
}
