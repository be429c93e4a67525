import { join } from 'node:path';
import { root } from 'platform/commands/settings.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { type Locale, localePath } from 'shared/contract/locales';
import type { SectionDeclaration } from 'shared/contract/section';

const declarations = await Promise.all(
  sectionNames().map(async (name): Promise<SectionDeclaration> => {
    const { section } = await import(join(root, name, 'src/section.ts'));
    return section;
  }),
);

const pagesIn = (locale: Locale) =>
  declarations.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, head: { [locale]: head } }) =>
      head && !path.includes(':') ? { section: name, path: localePath(locale, path), title: head.title } : [],
    ),
  );

/** Every page with a fixed address, as its section declares it: `{school}` in its title is the school's name. */
export const pages = pagesIn('en');

/** Those that are in Bengali too, there. */
export const bengaliPages = pagesIn('bn');

export const bengaliPaths = bengaliPages.map(({ path }) => path);

export const paths = pages.map(({ path }) => path);

/** Every document with a fixed address, and who owns it. */
export const addresses = [
  ...pages,
  ...bengaliPages,
  ...['/no-such-page', '/bn/no-such-page'].map((path) => ({ path, section: 'shell' })),
];

/** Files at the root that are the sections'. */
export const filePaths = declarations.flatMap(({ files = [] }) => files.map(({ path }) => path));

/** Addresses without a page. */
export const unknownPaths = ['/about/extra/deep', '/index.php', '/gallery/a/b/c', '/no-such-page'] as const;
