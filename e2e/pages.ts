import { join } from 'node:path';
import { root, settings } from 'platform/commands/settings.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { readJson } from 'platform/files.ts';
import { localePath } from 'shared/contract/locales';
import type { SectionDeclaration } from 'shared/contract/section';

interface Configuration {
  host: string;
  school: { name: string; nameBengali: string };
}

export const { host, school } = readJson<Configuration>(settings.configFile);

const declarations = await Promise.all(
  sectionNames().map(async (name): Promise<SectionDeclaration> => {
    const { section } = await import(join(root, name, 'src/section.ts'));
    return section;
  }),
);

/** Every page with a fixed address, as its section declares it. */
export const pages = declarations.flatMap((section) =>
  section.routes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, head }) => ({
      section: section.name,
      path,
      title: head.title.replaceAll('{school}', school.name),
    })),
);

/** Those that are in Bengali too, there. */
export const bengaliPages = declarations.flatMap((section) =>
  section.routes.flatMap(({ path, bn }) =>
    bn && !path.includes(':')
      ? {
          section: section.name,
          path: localePath('bn', path),
          title: bn.head.title.replaceAll('{school}', school.nameBengali),
        }
      : [],
  ),
);

export const bengaliPaths = bengaliPages.map(({ path }) => path);

export const paths = pages.map(({ path }) => path);

/** Addresses without a page. */
export const unknownPaths = ['/about/extra/deep', '/index.php', '/gallery/a/b/c', '/no-such-page'] as const;
