import * as v from 'valibot';
import { firstLocale, localeCodes, locales } from './locales.ts';
import type { BuiltSection, BuiltShell } from './release.ts';

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
 * What may become of a path. No parameter comes first, as its value could name another host.
 */
export const retiredPath = v.union(
  [
    v.strictObject({
      path: v.union([retiredRoute, rootFilePath]),
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

const script = v.strictObject({
  file: builtFile,
  integrity: like(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384- and 64 characters of base64'),
  bytes: v.number(),
});

const policyName = like(/^[a-z][\w-]*$/, 'a name of lower-case letters');
const versions = v.record(v.string(), v.string());
const modules = v.record(v.string(), v.record(v.string(), v.number()));
const mode = v.picklist(['production', 'development']);

const locale = v.picklist(localeCodes, 'must be a locale of shared/contract/locales.ts');

const byLocale = <Value extends v.GenericSchema>(value: Value) =>
  v.intersect([v.object({ [firstLocale]: value }), v.record(locale, value)]);

const page = v.strictObject({
  page: like(/^[A-Z]\w*$/, 'the name of a component, such as EventsPage'),
  head: v.strictObject({
    title: text(200),
    description: text(1000),
    keywords: text(1000),
    picture: v.exactOptional(builtFile),
    socialImage: v.exactOptional(sitePath(/^\/_social\/[\w-]+\.jpg$/, 'drawn when a release is made')),
    noImageIndex: v.exactOptional(v.literal(true)),
    breadcrumb: v.exactOptional(
      v.array(v.strictObject({ name: text(100), path: sitePath(/^\/[\w/-]*$/, 'a path of the site') })),
    ),
  }),
  scripts: v.array(script),
  reads: v.exactOptional(
    v.array(
      v.strictObject({
        name: like(/^[a-z]+$/i, 'a name of letters, such as albums'),
        path: text(4000),
        prefer: v.exactOptional(like(/^[\w=,; -]+$/, "a value of PostgREST's Prefer header")),
      }),
    ),
  ),
});

const route = v.strictObject({
  path: routePath,
  prerender: v.boolean(),
  pictureFirst: v.exactOptional(v.boolean()),
  pages: byLocale(page),
  frames: v.exactOptional(
    v.array(like(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'an origin, such as https://www.openstreetmap.org')),
  ),
});

/**
 * The one grammar of what a section may say of itself. Names, paths and policies end up in folders, addresses, markup
 * and the configuration of servers; whatever fits here is harmless in all of them.
 */
export const builtSection = v.strictObject({
  name: sectionName,
  label: byLocale(text(100)),
  mode,
  contract: v.number('must be a number. sectionBuild of shared/build/sectionBuild.ts writes it'),
  entry: script,
  trustedTypesPolicy: policyName,
  routes: v.array(route),
  files: v.array(
    v.strictObject({
      path: rootFilePath,
      file: builtFile,
      type: like(
        /^(?!.*(script|html|\+xml|\/xml|wasm|css))[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/,
        'a MIME type of what no browser runs, such as application/pdf',
      ),
    }),
  ),
  retired: v.exactOptional(v.array(retiredPath)),
  singletons: versions,
  modules: v.exactOptional(modules),
}) satisfies v.GenericSchema<unknown, BuiltSection>;

export const builtShell = v.strictObject({
  mode,
  contract: v.number(),
  oldestContract: v.exactOptional(v.number()),
  scripts: v.array(script),
  startPage: script,
  reports: script,
  trustedTypesPolicies: v.array(policyName),
  locales: v.array(locale),
  singletons: versions,
  modules: v.exactOptional(modules),
}) satisfies v.GenericSchema<unknown, BuiltShell>;
