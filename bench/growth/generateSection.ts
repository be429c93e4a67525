import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDeclaration } from 'shared/contract/section';

/** A section of so many pages of text, written to `folder` with its declaration. */
export function generateSection(folder: string, number: number, pages: number): SectionDeclaration {
  const name = `mf-s${number}` as const;
  const declaration: SectionDeclaration = {
    name,
    label: `Section ${number}`,
    routes: Array.from({ length: pages }, (_, index) => ({
      path: `/s${number}/p${index}`,
      page: `Page${index}`,
      module: `./src/Page${index}.tsx` as const,
      prerender: true,
      head: {
        title: `Page ${index} of section ${number} | {school}`,
        description: `What page ${index} of section ${number} tells its readers.`,
        keywords: 'school, page',
      },
    })),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  writeFileSync(join(folder, 'src/section.ts'), `export const section = ${JSON.stringify(declaration)};\n`);
  for (const { page } of declaration.routes) writePage(folder, page, 'as first written');
  return declaration;
}

/** Words enough for a page that is read, in a style of its own. */
export function writePage(folder: string, page: string, edition: string) {
  const paragraphs = Array.from(
    { length: 12 },
    (_, index) => `  ${JSON.stringify(`${page}, ${edition}: ${sentence(index)}`)},`,
  );
  writeFileSync(
    join(folder, 'src', `${page}.tsx`),
    `import { css } from '@emotion/react';

const text = css({ maxWidth: '60ch', marginInline: 'auto' });

const paragraphs = [
${paragraphs.join('\n')}
];

export function ${page}() {
  return (
    <article css={text}>
      <h1>${page}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
`,
  );
}

const sentence = (index: number) =>
  `the ${index + 1}. paragraph says what the school does in the ${index + 1}. week of the term, who takes part in it, what children bring along, and when parents may come and see.`;
