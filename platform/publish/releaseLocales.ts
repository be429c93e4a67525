import { inLocale, type Locale } from 'shared/contract/locales';
import type { PageRelease, RouteRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';

/** The configuration as documents of a locale carry it. */
export function siteIn(locale: Locale, { school, ...site }: SiteConfig): SiteConfig {
  const { names = {}, ...common } = school;
  return { ...site, school: { ...common, name: names[locale] ?? school.name } };
}

/** A route with the page of that locale; the first locale's where there is no other. */
export const routeIn = (
  locale: Locale,
  { pages, ...route }: RouteRelease,
): Omit<RouteRelease, 'pages'> & PageRelease => ({
  ...route,
  ...inLocale(pages, locale),
});
