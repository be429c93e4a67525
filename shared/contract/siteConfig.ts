import * as v from 'valibot';
import { localeCodes } from './locales.ts';

const filled = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const address = v.pipe(v.string(), v.url('must be a whole address, such as https://school.example'));
const origin = v.pipe(
  address,
  v.check(
    (value) => !URL.canParse(value) || new URL(value).origin === value,
    'must be an origin without a path: https://school.example',
  ),
);

/** It ends up in the configuration of servers and in printed commands. */
export const hostOrigin = v.pipe(
  origin,
  v.regex(/^https?:\/\/[a-z\d.-]+(:\d+)?$/, 'must be http(s):// and a name: https://school.example'),
);

/**
 * Everything that differs by place. Source: `site.config.json`, environment variables over it; validated and
 * inlined in every page at compose time. Public: nothing secret may stand here.
 */
export const siteConfig = v.strictObject({
  school: v.strictObject({
    /** In the locale of the document that carries it. */
    name: filled,
    /** In other locales. Absent in documents, and of a locale that writes it as the first does. */
    names: v.exactOptional(
      v.record(v.picklist(localeCodes, `must be of the locales ${localeCodes.join(', ')}`), filled),
    ),
    /** International, with spaces: `+91 00000 00000`. */
    telephone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/, 'must be international: +91 00000 00000')),
    email: v.pipe(v.string(), v.email('must be an email address')),
    /** The year in the copyright line. */
    copyrightYear: v.pipe(v.number('must be a number'), v.integer('must be a whole number')),
    /** Addresses of the school's social page and photo-sharing page. */
    facebookUrl: address,
    instagramUrl: address,
  }),
  /** Origin of the site, base of canonical links, no trailing slash: `https://school.example`. */
  host: hostOrigin,
  map: v.strictObject({
    /** WGS 84 degrees. */
    latitude: v.pipe(v.number('must be a number'), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number('must be a number'), v.minValue(-180), v.maxValue(180)),
    /** Address of the school's listing at a maps service. */
    listingUrl: address,
  }),
  supabase: v.strictObject({
    /** Origin of the Supabase project, no trailing slash. */
    url: origin,
    /** The public anonymous key. */
    anonKey: filled,
  }),
  images: v.strictObject({
    /** Start of delivery addresses up to and including `/upload/`. */
    base: v.pipe(address, v.endsWith('/upload/', 'must end in /upload/')),
  }),
  /** Origins that serve a section's files, by the section's name; absent: the site's own. No trailing slash. */
  sectionOrigins: v.exactOptional(v.record(v.string(), origin)),
  /** Where page views are posted; absent: nowhere. */
  analyticsEndpoint: v.exactOptional(address),
  /** Where failures are posted, each with its owner; absent: nowhere. */
  errorsEndpoint: v.exactOptional(address),
  /** Where figures of page speed are posted, each with its owner; absent: nowhere. */
  vitalsEndpoint: v.exactOptional(address),
  /** Share of the tabs that report failures and figures, 0 to 1; absent: all. */
  reportRate: v.exactOptional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
      v.number('must be a number'),
      v.minValue(0, 'must be 0 to 1'),
      v.maxValue(1, 'must be 0 to 1'),
    ),
  ),
});

export type SiteConfig = v.InferOutput<typeof siteConfig>;
