import type { Locale } from '../contract/locales.ts';
import type { StructuredData } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import type { LocaleContent } from '../locale/localeContent.ts';
import { administrativeHours } from '../school/officeHours.ts';
import { school } from '../school/school.ts';
import { canonicalUrl } from './canonicalUrl.ts';

/** The site in one of its locales, as schema.org describes one. */
export const websiteData = (site: SiteConfig, locale: Locale): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.school.name,
  url: canonicalUrl(site.host, '/', locale),
  inLanguage: locale,
  publisher: { '@id': schoolId(site) },
});

const schoolId = ({ host }: SiteConfig) => `${host}/#school`;

/** The school as schema.org describes one. */
export const schoolData = (site: SiteConfig, { locale, school: content }: LocaleContent): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ElementarySchool',
  '@id': schoolId(site),
  name: site.school.name,
  slogan: content.tagline,
  url: canonicalUrl(site.host, '/', locale),
  telephone: site.school.telephone,
  email: site.school.email,
  foundingDate: String(school.established),
  address: {
    '@type': 'PostalAddress',
    streetAddress: content.address[0],
    addressLocality: content.address[1],
    addressRegion: content.address[2],
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
