import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'platform/commands/build.ts';
import { root } from 'platform/commands/settings.ts';
import { temporaryFolder } from 'platform/files.ts';
import { deployTest, succeed } from '../../deployTest.ts';
import { deployCopy, ownPackages, testSection } from '../../projectCopy.ts';
import { expect, open } from '../../test.ts';

const { name, path, title } = testSection;
const [older, newer] = ['19.3.0', '19.3.1'] as const;
const libraries = ['react', 'react-dom'];

/** Does what `npm install` does for the shell and a section whose packages name this version. */
function installReact(folder: string, version: string) {
  const scratch = temporaryFolder();
  const wanted = libraries.map((library) => `${library}@${version}`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', scratch, ...wanted]);
  for (const library of libraries) {
    const installed = join(folder, 'node_modules', library);
    rmSync(installed, { recursive: true });
    cpSync(join(scratch, 'node_modules', library), installed, { recursive: true });
  }
  for (const workspace of ['shell', name]) {
    const file = join(folder, workspace, 'package.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace(/("react(?:-dom)?": )"[^"]+"/g, `$1"${version}"`));
  }
}

/** A site that is live with the older React. */
const test = deployTest(() =>
  deployCopy({}, (folder) => {
    ownPackages(folder);
    installReact(folder, older);
  }),
);

test('a patch of React goes live with the shell first, as the refusal of a section advises', async ({
  page,
  project,
}) => {
  test.setTimeout(240_000);
  const works = async () => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await works();
  installReact(project.folder, newer);

  const refused = await project.run('deploy', name);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(
    `${name} was built against react ${newer}, the shell provides ${older}. Deploy the shell first: npm run deploy -- shell.`,
  );
  await succeed(project, 'deploy', 'shell');
  await works();
  await succeed(project, 'deploy', name);
  await works();
});

test('the same source built in another folder is the same version', async ({ project }) => {
  await build(['shell'], 'production');
  const builtIn = (folder: string) => readFileSync(join(folder, 'shell/dist/shell.json'), 'utf8');
  expect(builtIn(project.folder)).toBe(builtIn(root));
});

test('a package that is not shared is of another version in each section', async ({ page, project }) => {
  test.setTimeout(120_000);
  const sections = [
    { section: name, content: testSection.content, title },
    { section: 'mf-policies', content: 'mf-policies/src/photoPolicy/content.en.ts', title: 'Photography' },
  ];
  for (const [index, { section, content, title }] of sections.entries()) {
    const folder = join(project.folder, section, 'node_modules/school-bell');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      '{ "name": "school-bell", "type": "module", "main": "bell.js" }',
    );
    writeFileSync(join(folder, 'bell.js'), `export const version = 'Bell ${index + 1}';`);
    writeFileSync(join(folder, 'bell.d.ts'), 'export declare const version: string;');
    project.edit(content, `title: '${title}`, `title: bell + ' ${title}`);
    project.edit(content, '', `import { version as bell } from 'school-bell';\n`);
  }
  await succeed(project, 'deploy', ...sections.map(({ section }) => section));
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Bell 1 ${title}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photo policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bell 2 Photography/);
  expect(await page.evaluate(() => window.pageViews)).toHaveLength(2);
});
