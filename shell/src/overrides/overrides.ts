import type { Boot } from 'shared/contract/boot';
import type { ReleaseInBrowser, SectionInBrowser } from 'shared/contract/release';

/** Sections that this tab loads from elsewhere, by name. Kept for the tab alone. */
export type Overrides = Readonly<Record<string, SectionInBrowser>>;

const key = 'section-overrides';

export function readOverrides(): Overrides {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {}; // Without storage there is nothing to remember an override by.
  }
}

export const keepOverrides = (overrides: Overrides) => sessionStorage.setItem(key, JSON.stringify(overrides));

/** `mf-gallery@http://localhost:4100`: only the visitor's own machine may be named. */
export function parseOverride(text: string): { name: string; origin: string } | undefined {
  const [, name, origin] = /^(mf-[a-z-]+)@(http:\/\/localhost:\d{2,5})$/.exec(text) ?? [];
  return name && origin ? { name, origin } : undefined;
}

/** Replaces the sections of a release that are overridden. */
export const withOverrides = (release: ReleaseInBrowser, overrides: Overrides): ReleaseInBrowser => ({
  ...release,
  sections: [...release.sections.filter(({ name }) => !(name in overrides)), ...Object.values(overrides)],
});

/** The page's boot data with its own section overridden; the page as it is where the override has no such route. */
export function bootWithOverrides(boot: Boot, overrides: Overrides): Boot {
  const own = boot.section && overrides[boot.section.name];
  const path = boot.section?.routes[0]?.path;
  const route = own?.routes.find((each) => each.path === path);
  return own && route ? { ...boot, section: { ...own, routes: [route] } } : boot;
}
