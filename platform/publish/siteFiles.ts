import { type Locale, localePath, manifestPath } from 'shared/contract/locales';
import type { Release } from 'shared/contract/release';
import { canonicalUrl } from 'shared/head/canonicalUrl';
import { siteIn } from './releaseLocales.ts';

export interface SiteFile {
  path: `/${string}`;
  type: string;
  content: string;
}

/** The files at the site's root that tell of the whole release. */
export const siteFiles = (release: Release): SiteFile[] => [
  // By which a tab learns of a newer release.
  { path: '/release.json', type: 'application/json', content: JSON.stringify({ number: release.number }) },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', content: robots(release) },
  { path: '/sitemap.xml', type: 'application/xml', content: sitemap(release) },
  { path: '/licenses.txt', type: 'text/plain; charset=utf-8', content: licenses(release) },
  ...release.shell.locales.map(
    (locale): SiteFile => ({
      path: manifestPath(locale),
      type: 'application/manifest+json',
      content: manifest(release, locale),
    }),
  ),
];

const robots = ({ site }: Release) => `User-agent: *\nAllow: /\n\nSitemap: ${site.host}/sitemap.xml\n`;

/** Every page that is the same for all visitors. Albums come and go with the database and are linked from theirs. */
function sitemap({ site, shell, sections }: Release): string {
  const pages = Object.values(sections)
    .flatMap(({ routes }) => routes)
    .filter(({ path, prerender }) => prerender && !path.includes(':'))
    .flatMap(({ path, pages }) => {
      const addresses = shell.locales
        .filter((locale) => pages[locale])
        .map((locale) => ({ locale, address: canonicalUrl(site.host, path, locale) }));
      const alternates = addresses.length > 1 ? addresses.map(alternate).join('') : '';
      return addresses.map(({ address }) => `  <url><loc>${address}</loc>${alternates}</url>`);
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>\n',
  ].join('\n');
}

const alternate = ({ locale, address }: { locale: Locale; address: string }) =>
  `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`;

/** Where the notices of each part are, which its build writes. */
const licenses = ({ site, shell, sections }: Release) =>
  [
    `Licences of the code and the fonts that ${site.host} serves:`,
    ...[shell, ...Object.values(sections)].map(({ base }) => new URL(`${base}licenses.txt`, site.host).href),
    '',
  ].join('\n');

const manifest = ({ site, shell }: Release, locale: Locale) => {
  const { name } = siteIn(locale, site).school;
  return JSON.stringify({
    lang: locale,
    name,
    short_name: name,
    start_url: localePath(locale, '/'),
    display: 'browser',
    background_color: '#fbf5e9',
    theme_color: '#a83f26',
    icons: [192, 512].map((size) => ({
      src: `${shell.base}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
};
