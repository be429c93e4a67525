import type { StructuredData } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import { administrativeHours } from '../school/officeHours.ts';
import { school } from '../school/school.ts';

/** The school as schema.org describes one. */
export const schoolData = (site: SiteConfig): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ElementarySchool',
  '@id': `${site.host}/#school`,
  name: site.school.name,
  slogan: school.tagline,
  url: `${site.host}/`,
  telephone: site.school.telephone,
  email: site.school.email,
  foundingDate: String(school.established),
  address: {
    '@type': 'PostalAddress',
    streetAddress: school.address.street,
    addressLocality: school.address.district,
    addressRegion: school.address.state,
    addressCountry: school.address.countryCode,
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
