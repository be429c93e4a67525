import type { SectionNames } from './sectionNames.ts';

/** Every file of a new section, by its path from the project's root. */
export function sectionFiles(
  { workspace, folder, page, path, words }: SectionNames,
  dependencies: Readonly<Record<string, string>>,
): Record<string, string> {
  const manifest = {
    name: workspace,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'rsbuild build', 'build-development': 'NODE_ENV=development rsbuild build' },
    dependencies,
  };
  const pages = `${workspace}/src/${folder}`;

  return {
    [`${workspace}/package.json`]: `${JSON.stringify(manifest, null, 2)}\n`,
    [`${workspace}/rsbuild.config.ts`]: `import { sectionBuild } from 'shared/build/sectionBuild';
import { section } from './src/section.ts';

export default sectionBuild(section, import.meta.dirname);
`,
    [`${workspace}/src/section.ts`]: `import type { SectionDeclaration } from 'shared/contract/section';
import { heads } from './heads.en.ts';

export const section = {
  name: '${workspace}',
  label: '${words}',
  routes: [
    {
      path: '${path}',
      page: '${page}',
      module: './src/${folder}/${page}.tsx',
      prerender: true,
      head: heads.${folder},
    },
  ],
} satisfies SectionDeclaration;
`,
    [`${workspace}/src/heads.en.ts`]: `import type { HeadTemplate } from 'shared/contract/section';

export const heads = {
  ${folder}: {
    title: '${words} | {school}',
    description: '${words} of {school}.',
    keywords: '${words.toLowerCase()}, {school}',
  },
} satisfies Record<string, HeadTemplate>;
`,
    [`${pages}/content.en.ts`]: `export const content = {
  title: '${words}',
  lead: 'What this page is about, in a sentence.',
} as const satisfies Record<string, string>;
`,
    [`${pages}/${page}.tsx`]: `import { PageHeader } from 'shared/ui/PageHeader';
import { content } from './content.en.ts';

export function ${page}() {
  return <PageHeader title={content.title} lead={content.lead} />;
}
`,
    [`${pages}/${page}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderInSite } from 'shared/testing/renderInSite';
import { expect, test } from 'vitest';
import { ${page} } from './${page}.tsx';

test('the page says what it is', () => {
  renderInSite(<${page} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${words}');
});
`,
    [`e2e/journeys/${folder}.spec.ts`]: `import { expect, open, test } from '../test.ts';

test('${path} is prerendered, and alive', async ({ page }) => {
  await open(page, '${path}');
  const heading = page.getByRole('heading', { level: 1, name: '${words}' });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
});
`,
    [`.github/workflows/${workspace}.yml`]: `name: ${workspace}
on:
  push:
    branches: [main]
    paths: ["${workspace}/**", "shared/**", package-lock.json]
  pull_request:
    paths: ["${workspace}/**", "shared/**", package-lock.json]
jobs:
  section:
    uses: ./.github/workflows/section.yml
    with:
      section: ${workspace}
`,
  };
}
