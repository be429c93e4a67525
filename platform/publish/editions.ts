import type { RouteRelease, ShellRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import type { LanguageCode } from 'shared/language/Language';

/** The languages that a shell composes its release in. One that was built before there were two knows English alone. */
export const languagesOf = ({ languages = ['en'] }: ShellRelease): readonly LanguageCode[] => languages;

/** The configuration as documents of a language carry it. */
export function siteIn(language: LanguageCode, { school, ...site }: SiteConfig): SiteConfig {
  const { nameBengali = school.name, ...common } = school;
  return { ...site, school: language === 'bn' ? { ...common, name: nameBengali } : common };
}

/** A route with the page of that language; the English one where there is no other. */
export const routeIn = (language: LanguageCode, { bn, ...route }: RouteRelease): RouteRelease =>
  language === 'bn' ? { ...route, ...bn } : route;
