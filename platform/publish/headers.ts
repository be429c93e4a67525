import { createHash } from 'node:crypto';
import type { Release } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';

export type Headers = Record<string, string>;

/** Emotion's own `<style>` is empty: its rules come by CSSOM. */
const emptyHash = hashSource('');

/** Headers of a document, and of every file that could be opened as one. */
const everyHeader: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Beside a path's own headers, on every answer of a preview. */
export const previewHeaders: Headers = { 'X-Robots-Tag': 'noindex' };

const closed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** What is opened by itself runs nothing and loads nothing. */
const closedPolicy = closed.join('; ');

/** A drawing brings its own styles, and some browsers hold them against its policy wherever it is shown. */
const drawingPolicy = [...closed, "style-src 'unsafe-inline'"].join('; ');

const askedEachTime = 'public, max-age=0, must-revalidate';

/** Headers of a composed page. `styles` are the texts of its inline `<style>` elements. */
export const pageHeaders = (release: Release, styles: readonly string[]): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(release, styles),
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...everyHeader,
  'Cache-Control': askedEachTime,
});

/** Headers of everything that carries its content hash in its path. */
export const immutableHeaders: Headers = {
  'Content-Security-Policy': drawingPolicy,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ...everyHeader,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Headers of the files at the site's root, and of `/release.json`, by which a tab learns of a newer release. */
export const rootFileHeaders: Headers = {
  'Content-Security-Policy': closedPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...everyHeader,
  'Cache-Control': askedEachTime,
};

function contentSecurityPolicy({ site, shell, sections }: Release, styles: readonly string[]) {
  const bases = Object.values(sections).map(({ base }) => base);
  const sectionOrigins = bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin);
  const endpoints = [site.supabase.url, site.analyticsEndpoint, site.errorsEndpoint, site.vitalsEndpoint]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address).origin);
  const policies = [
    ...shell.trustedTypesPolicies,
    ...Object.values(sections).map((each) => each.trustedTypesPolicy),
  ];

  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sectionOrigins],
    'style-src': ["'self'", ...sectionOrigins, ...styles.map(hashSource), emptyHash],
    'img-src': ["'self'", 'data:', 'https:', new URL(site.images.base).origin, ...sectionOrigins],
    'connect-src': ["'self'", ...endpoints, ...sectionOrigins],
    'font-src': ["'self'"],
    'frame-src': Object.values(sections).flatMap(({ routes }) => routes.flatMap(({ frames = [] }) => frames)),
    'manifest-src': ["'self'"],
    // A service worker would answer for every page, and outlive the version that brought it.
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
    ...(isServedByHttps(site) ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.map(single))].join(' '))
    .join('; ');
}

/** What a build or a configuration brings must not begin another directive, or another header. */
function single(source: string): string {
  if (/^[\x21-\x7e]+$/.test(source) && !/[;,]/.test(source)) return source;
  throw new Error(
    `${JSON.stringify(source)} is not allowed in the Content-Security-Policy. Correct the configuration or the section.json that it comes from.`,
  );
}

/** A site whose backend has no TLS is a local one, which an upgrade would cut off. */
const isServedByHttps = (site: SiteConfig) =>
  [site.host, site.supabase.url, site.images.base].every((address) => address.startsWith('https:'));

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
