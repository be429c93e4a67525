import type { SiteConfig } from 'shared/contract/siteConfig';

export const mapOrigin = 'https://www.openstreetmap.org';

/** Half the width and height of what the map shows, in degrees: about a kilometre. */
const reach = { longitude: 0.008, latitude: 0.005 };

/** Source: https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML */
export function mapEmbedUrl({ latitude, longitude }: SiteConfig['map']): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

/** A route to the school, from where the visitor says. */
export const directionsUrl = ({ latitude, longitude }: SiteConfig['map']) =>
  `${mapOrigin}/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
