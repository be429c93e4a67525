import type { Locale } from 'shared/contract/locales';
import type { RouteRelease, ShellRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';

/** The locales that a shell composes its release in. One that was built before there were two knows English alone. */
export const localesOf = ({ locales = ['en'] }: ShellRelease): readonly Locale[] => locales;

/** The configuration as documents of a locale carry it. */
export function siteIn(locale: Locale, { school, ...site }: SiteConfig): SiteConfig {
  const { nameBengali = school.name, ...common } = school;
  return { ...site, school: locale === 'bn' ? { ...common, name: nameBengali } : common };
}

/** A route with the page of that locale; the English one where there is no other. */
export const routeIn = (locale: Locale, { bn, ...route }: RouteRelease): RouteRelease =>
  locale === 'bn' ? { ...route, ...bn } : route;
