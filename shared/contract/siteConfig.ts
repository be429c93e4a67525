import type { Locale } from './locales.ts';

/**
 * Everything that differs by place. Source: `site.config.json`, environment variables over it; validated and
 * inlined in every page at compose time. Public: nothing secret may stand here.
 */
export interface SiteConfig {
  school: {
    /** In the locale of the document that carries it. */
    name: string;
    /** In other locales. Absent in documents, and of a locale that writes it as the first does. */
    names?: Partial<Record<Locale, string>>;
    /** International, with spaces: `+91 00000 00000`. */
    telephone: string;
    email: string;
    /** The year in the copyright line. */
    copyrightYear: number;
    /** Addresses of the school's social page and photo-sharing page. */
    facebookUrl: string;
    instagramUrl: string;
  };
  /** Origin of the site, base of canonical links, no trailing slash: `https://school.example`. */
  host: string;
  map: {
    /** WGS 84 degrees. */
    latitude: number;
    longitude: number;
    /** Address of the school's listing at a maps service. */
    listingUrl: string;
  };
  supabase: {
    /** Origin of the Supabase project, no trailing slash. */
    url: string;
    /** The public anonymous key. */
    anonKey: string;
  };
  images: {
    /** Start of delivery addresses up to and including `/upload/`. */
    base: string;
  };
  /** Origins that serve a section's files, by the section's name; absent: the site's own. No trailing slash. */
  sectionOrigins?: Readonly<Record<string, string>>;
  /** Where page views are posted; absent: nowhere. */
  analyticsEndpoint?: string;
  /** Where failures are posted, each with its owner; absent: nowhere. */
  errorsEndpoint?: string;
  /** Where figures of page speed are posted, each with its owner; absent: nowhere. */
  vitalsEndpoint?: string;
  /** Share of the tabs that report failures and figures, 0 to 1; absent: all. */
  reportRate?: number;
}
