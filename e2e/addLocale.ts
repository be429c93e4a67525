import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A locale that the site does not have, with the texts of one page. */
export const addedLocale = {
  code: 'hi',
  name: 'हिन्दी',
  own: '/about',
  heading: 'हमारे विद्यालय के बारे में',
  title: 'हमारे बारे में',
} as const;

/** Adds it to a copy of the project, as docs/developing.md says. */
export function addLocale(folder: string) {
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}.`);
    writeFileSync(path, source.replace(from, to));
  };
  const { code, name, heading, title } = addedLocale;
  edit(
    'shared/contract/locales.ts',
    '] as const satisfies',
    `  { code: '${code}', prefix: '/${code}', name: '${name}' },\n] as const satisfies`,
  );
  const texts = `mf-pages/src/about/content.${code}.ts`;
  cpSync(join(folder, 'mf-pages/src/about/content.en.ts'), join(folder, texts));
  edit(texts, "title: 'About our school'", `title: '${heading}'`);
  edit(
    'mf-pages/src/section.ts',
    'bn: bn.heads.about',
    `bn: bn.heads.about, ${code}: { ...en.heads.about, title: '${title} | {school}' }`,
  );
}
