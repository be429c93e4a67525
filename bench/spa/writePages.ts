import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SectionInBrowser, SectionRelease } from 'shared/contract/release';
import type { SectionDeclaration } from 'shared/contract/section';

export interface SectionSource {
  folder: string;
  declaration: SectionDeclaration;
}

export const chunkName = (section: string, page: string) => `${section}--${page}`;

/** A section as one bundle knows it: its paths, heads and static files, and no scripts to load by address. */
export const sectionInBundle = ({
  name,
  label,
  version,
  base,
  routes,
}: SectionRelease): SectionInBrowser => ({
  name,
  label,
  version,
  base,
  entry: { file: '', integrity: '', bytes: 0 },
  routes: routes.map(({ path, page, head }) => ({ path, page, head, scripts: [] })),
});

/** The module that names every page of every section, each in a chunk of its own. */
export function writePages(
  file: string,
  sources: readonly SectionSource[],
  releases: readonly SectionRelease[],
) {
  const imports = sources.flatMap(({ folder, declaration: { name, routes } }) =>
    routes.map(({ page, module }) => {
      const chunk = chunkName(name, page);
      return `  ${JSON.stringify(`${name}/${page}`)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(join(folder, module))}),`;
    }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `export const sections = ${JSON.stringify(releases.map(sectionInBundle))};\nexport const pages = {\n${imports.join('\n')}\n};\n`,
  );
}
