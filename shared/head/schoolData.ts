import type { StructuredData } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import type { Language, LanguageCode } from '../language/Language.ts';
import { administrativeHours } from '../school/officeHours.ts';
import { school } from '../school/school.ts';
import { canonicalUrl } from './canonicalUrl.ts';

/** The site in one of its languages, as schema.org describes one. */
export const websiteData = (site: SiteConfig, code: LanguageCode): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.school.name,
  url: canonicalUrl(site.host, '/', code),
  inLanguage: code,
  publisher: { '@id': schoolId(site) },
});

const schoolId = ({ host }: SiteConfig) => `${host}/#school`;

/** The school as schema.org describes one. */
export const schoolData = (site: SiteConfig, { code, school: words }: Language): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ElementarySchool',
  '@id': schoolId(site),
  name: site.school.name,
  slogan: words.tagline,
  url: canonicalUrl(site.host, '/', code),
  telephone: site.school.telephone,
  email: site.school.email,
  foundingDate: String(school.established),
  address: {
    '@type': 'PostalAddress',
    streetAddress: words.address[0],
    addressLocality: words.address[1],
    addressRegion: words.address[2],
    addressCountry: school.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: site.map.latitude, longitude: site.map.longitude },
  hasMap: site.map.listingUrl,
  openingHoursSpecification: administrativeHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
  sameAs: [site.school.facebookUrl, site.school.instagramUrl],
});
