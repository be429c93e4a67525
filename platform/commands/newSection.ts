import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeBelow } from '../files.ts';
import { step } from '../progress.ts';
import { sectionFiles, sectionNamesOf } from '../scaffold/sectionFiles.ts';
import { root } from './settings.ts';
import { sectionNames } from './workspaces.ts';

/** `npm run new-section -- mf-events`: a section with one page and its tests, that passes every check. */
export async function run([workspace]: readonly string[]) {
  const names = sectionNamesOf(workspace);
  const name = names['mf-new-section'];
  const path = names['/new-section'];
  if (existsSync(join(root, name))) {
    throw new Error(`${name} is there already. Choose another name, or work on that one.`);
  }
  await refuseOwnedPath(path);

  await step(`Files of ${name}`, () => {
    for (const [file, content] of Object.entries(sectionFiles(names))) writeBelow(join(root, file), content);
    const owner = `@school/${path.slice(1)}`;
    appendFileSync(join(root, 'CODEOWNERS'), `/${name}/ ${owner}\n/e2e/journeys/${name}/ ${owner}\n`);
  });
  await step('Link in node_modules and the lockfile', () =>
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'pipe',
    }),
  );

  console.log(`
  ${path} is ready. Next:
  - npm run dev -- ${name}      see it, change it
  - npm run deploy -- ${name}   make it live
  - shell/src/navigation/pages.ts       the shell's menus, if they shall name it
  - CODEOWNERS                          who owns it
`);
}

async function refuseOwnedPath(path: string) {
  for (const name of sectionNames()) {
    const { section } = await import(join(root, name, 'src/section.ts'));
    const paths: string[] = section.routes.map((route: { path: string }) => route.path);
    if (paths.includes(path)) throw new Error(`${path} belongs to ${name}. Choose another name.`);
  }
}
