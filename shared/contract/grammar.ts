import * as v from 'valibot';
import { firstLocale, localeCodes, locales } from './locales.ts';

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must not be longer than ${longest} characters`),
  );

const like = (pattern: RegExp, description: string) =>
  v.pipe(text(200), v.regex(pattern, `must be ${description}`));

const sitePath = (pattern: RegExp, description: string) =>
  v.custom<`/${string}`>(
    (value) => typeof value === 'string' && value.length <= 200 && pattern.test(value),
    `must be ${description}`,
  );

export const sectionName = like(/^mf(-[a-z]+)+$/, 'mf- and lower-case words, such as mf-events');

/** Hosts, our server and the router do not agree on other characters, nor on a slash at the end. */
const routePath = like(
  /^(\/|(\/(:[A-Za-z]\w*|[A-Za-z0-9][\w-]*))+)$/,
  'made of letters a to z, digits, - and _, such as /events/:eventId, because hosts differ in how they serve others. The path * belongs to the shell',
);

/**
 * Files that a browser opens, shows or saves, and never runs: hosts choose the type by the
 * ending. In a locale's own words it lies where that locale's pages do: `/bn/calendar.ics`.
 */
const rootFilePath = sitePath(
  new RegExp(
    `^(${locales.map(({ prefix }) => prefix).join('|')})/[a-z0-9][\\w-]*(\\.[\\w-]+)*\\.(avif|csv|docx?|gif|ico|ics|jpe?g|json|mp[34]|od[pst]|pdf|png|pptx?|txt|vcf|webp|xlsx?|zip)$`,
    'i',
  ),
  'a name of letters a to z, digits, -, _ and ., such as /School_Policy.pdf, with the ending of a document, a picture or data, because hosts differ in how they serve others and browsers run some',
);

/** The first part is fixed: `/:year` would be every page at the root, and `/release.json`. */
const retiredRoute = v.pipe(routePath, v.regex(/^\/(?!:)/, 'must not begin with a parameter'));

/**
 * A path without a page: it leads elsewhere for good, with its parameters (`/events/:id` to `/news/:id`), or is gone
 * (410). It is kept by later releases until a page or file has the path again.
 */
export const retiredPath = v.union(
  [
    v.strictObject({
      path: v.union([retiredRoute, rootFilePath]),
      /** No parameter comes first, as its value could name another host. */
      to: sitePath(/^\/(?![/:])[\w/:.-]*$/, 'a path of the site'),
    }),
    v.strictObject({ path: v.union([retiredRoute, rootFilePath]), gone: v.literal(true) }),
  ],
  "must be { path: '/events', to: '/about' } or { path: '/events', gone: true }",
);

/** A file of a build, relative to its folder. No part begins with a dot, so none leads out of that folder. */
export const builtFile = like(
  /^\w[\w.-]*(\/\w[\w.-]*)*$/,
  'made of letters a to z, digits, -, _ and ., because hosts differ in how they serve others',
);

export const scriptFile = v.strictObject({
  /** Path relative to the version's folder: `static/js/async/HomePage.1a2b3c.js`. */
  file: builtFile,
  /** Subresource integrity, `sha384-…`. */
  integrity: like(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384- and 64 characters of base64'),
  /** Size on the wire, brotli at quality 11, in bytes. */
  bytes: v.number(),
});

const policyName = like(/^[a-z][\w-]*$/, 'a name of lower-case letters');
/** Versions of the singletons that a build was made against: `{ react: '19.3.1' }`. */
const versions = v.record(v.string(), v.string());
/** Brotli bytes by module: a package, or a file of the workspace. */
export const moduleBytes = v.record(v.string(), v.number());
/** What each script consists of, by its file: for budgets, never sent to browsers. */
const modules = v.record(v.string(), moduleBytes);
/** A development build warns of what production mends in silence. It has no budget and is never deployed. */
export const buildMode = v.picklist(['production', 'development']);

const locale = v.picklist(localeCodes, 'must be a locale of shared/contract/locales.ts');

const byLocale = <Value extends v.GenericSchema>(value: Value) =>
  v.intersect([v.object({ [firstLocale]: value }), v.record(locale, value)]);

/** Texts of a page's `<head>`. `{school}` stands for the configured name of the school. */
export const headTemplate = v.strictObject({
  title: text(200),
  description: text(1000),
  keywords: text(1000),
  /** Drawing for link previews: a file in the section's `public/` folder. */
  picture: v.exactOptional(builtFile),
  /** Path of the 1200x630 picture for link previews. Drawn and named when a release is made. */
  socialImage: v.exactOptional(sitePath(/^\/_social\/[\w-]+\.jpg$/, 'drawn when a release is made')),
  /** Search engines keep none of the page's pictures. */
  noImageIndex: v.exactOptional(v.literal(true)),
  /** The pages above this one and the page itself, for its structured data. */
  breadcrumb: v.exactOptional(
    list(v.strictObject({ name: text(100), path: sitePath(/^\/[\w/-]*$/, 'a path of the site') })),
  ),
});

export const firstRead = v.strictObject({
  /** By which the page finds its response: `albums`. */
  name: like(/^[a-z]+$/i, 'a name of letters, such as albums'),
  /** Table and query below `/rest/v1/`, exactly as the page sends it. `{albumId}` stands for that part of its path. */
  path: text(4000),
  /** Value of PostgREST's `Prefer` header: `count=exact`. */
  prefer: v.exactOptional(like(/^[\w=,; -]+$/, "a value of PostgREST's Prefer header")),
});

/** A page in one locale. */
export const page = v.strictObject({
  /** Name of the exposed module, and of the component that it exports: `AboutPage_en`. */
  page: like(/^[A-Z]\w*$/, 'the name of a component, such as EventsPage'),
  head: headTemplate,
  /** Every script the page needs beyond the shell and the section's entry, in load order. */
  scripts: list(scriptFile),
  reads: v.exactOptional(list(firstRead)),
});

/** A route as a release knows it. */
export const route = v.strictObject({
  path: routePath,
  prerender: v.boolean(),
  pictureFirst: v.exactOptional(v.boolean()),
  /** In each locale that it is written in. */
  pages: byLocale(page),
  frames: v.exactOptional(
    list(like(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin, such as https://www.openstreetmap.org')),
  ),
});

export const rootFile = v.strictObject({
  /** Path at the site's root: `/School_Policy.pdf`. */
  path: rootFilePath,
  /** Built file, relative to `dist/files`. */
  file: builtFile,
  /** MIME type it is served with. */
  type: like(
    /^(?!.*(script|html|\+xml|\/xml|wasm|css))[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/,
    'a MIME type of what no browser runs, such as application/pdf',
  ),
});

/**
 * The one grammar of what a section may say of itself. Names, paths and policies end up in folders, addresses, markup
 * and the configuration of servers; whatever fits here is harmless in all of them. The types of `section.ts` and
 * `release.ts` are derived from it.
 */
export const builtSection = v.strictObject({
  name: sectionName,
  label: byLocale(text(100)),
  mode: buildMode,
  contract: v.number('must be a number. sectionBuild of shared/build/sectionBuild.ts writes it'),
  /** The federation container. */
  entry: scriptFile,
  /** Name of the bundler's Trusted Types policy, allowed by the page's CSP. */
  trustedTypesPolicy: policyName,
  routes: list(route),
  files: list(rootFile),
  retired: v.exactOptional(list(retiredPath)),
  singletons: versions,
  modules: v.exactOptional(modules),
});

export const builtShell = v.strictObject({
  mode: buildMode,
  contract: v.number(),
  /** It takes sections built for any contract from this one to its own; without it, for its own alone. */
  oldestContract: v.exactOptional(v.number()),
  /** The first is the shell's own; the others may run before or after it. */
  scripts: list(scriptFile),
  /** Starts a page's first reads, and runs the other scripts when the page has been painted. */
  startPage: scriptFile,
  /** Reports failures and page speed. Only pages of a site with an endpoint for them load it, before all else. */
  reports: scriptFile,
  /** Names of every Trusted Types policy of its code, allowed by the page's CSP. */
  trustedTypesPolicies: list(policyName),
  /** Locales that it renders pages in. */
  locales: list(locale),
  singletons: versions,
  modules: v.exactOptional(modules),
});
