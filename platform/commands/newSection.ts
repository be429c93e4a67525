import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../files.ts';
import { step } from '../progress.ts';
import { sectionFiles } from '../scaffold/sectionFiles.ts';
import { sectionNamesOf } from '../scaffold/sectionNames.ts';
import { root } from './settings.ts';
import { sectionNames } from './workspaces.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

const sharedByAll = ['@emotion/react', 'react', 'react-dom', 'shared'];

/** `npm run new-section -- mf-events`: a section with one page, its tests and its workflow, that passes every check. */
export async function run([workspace]: readonly string[]) {
  const names = sectionNamesOf(workspace);
  if (existsSync(join(root, names.workspace))) {
    throw new Error(`${names.workspace} is there already. Choose another name, or work on that one.`);
  }
  await refuseOwnedPath(names.path);

  const { dependencies } = readJson<Manifest>(join(root, 'mf-pages/package.json'));
  const versions = Object.fromEntries(sharedByAll.map((name) => [name, dependencies[name] ?? '']));
  await step(`Files of ${names.workspace}`, () => {
    for (const [file, content] of Object.entries(sectionFiles(names, versions))) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    addToLists(names.workspace);
  });
  await step('Link in node_modules and the lockfile', () =>
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'pipe',
    }),
  );

  console.log(`
  ${names.path} is ready. Next:
  - npm run dev -- ${names.workspace}      see it, change it
  - npm run deploy -- ${names.workspace}   make it live
  - shell/src/navigation/content.en.ts  where the shell names it in the menus, if it shall stand there
  - CODEOWNERS                          who @school/${names.folder} is
`);
}

async function refuseOwnedPath(path: string) {
  for (const name of sectionNames()) {
    const { section } = await import(join(root, name, 'src/section.ts'));
    const paths: string[] = section.routes.map((route: { path: string }) => route.path);
    if (paths.includes(path)) throw new Error(`${path} belongs to ${name}. Choose another name.`);
  }
}

/** The places that name every workspace. */
function addToLists(workspace: string) {
  const manifest = join(root, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"mf-policies",', `"mf-policies",\n    "${workspace}",`));
  appendFileSync(join(root, 'CODEOWNERS'), `/${workspace}/ @school/${workspace.replace('mf-', '')}\n`);
}
