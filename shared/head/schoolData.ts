import type { StructuredData } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import { english } from '../language/english.ts';
import { administrativeHours } from '../school/officeHours.ts';
import { school } from '../school/school.ts';

const [street, district, state] = english.school.address;

/** The school as schema.org describes one. */
export const schoolData = (site: SiteConfig): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ElementarySchool',
  '@id': `${site.host}/#school`,
  name: site.school.name,
  slogan: english.school.tagline,
  url: `${site.host}/`,
  telephone: site.school.telephone,
  email: site.school.email,
  foundingDate: String(school.established),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: district,
    addressRegion: state,
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
