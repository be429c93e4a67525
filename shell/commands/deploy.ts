import { checkRelease } from '../publish/checkRelease.ts';
import { composition, type Deployment, deploy, RefusedError } from '../publish/deploy.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { liveRelease, openStore, type Store } from '../publish/store.ts';
import { build } from './build.ts';
import { byteTable } from './byteTable.ts';
import { step } from './progress.ts';
import { settings } from './settings.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/** `npm run deploy -- mf-gallery [--check]`: build, publish, check, promote one section, or the shell. */
export async function run(parameters: readonly string[]) {
  const started = performance.now();
  const name = parameters.find((each) => !each.startsWith('--'));
  const deployable = ['shell', ...sectionNames()];
  if (name === undefined || !deployable.includes(name)) {
    throw new Error(`Say what to deploy: npm run deploy -- <name>, one of ${deployable.join(', ')}.`);
  }
  const store = openStore(settings.store);
  await step(`Build ${name}`, () => build([name], settings.buildMode));
  const deployment = await step('Publish', () => published(store, name));

  if (parameters.includes('--check')) {
    const next = composition(liveRelease(store), deployment);
    const problems = await step('Check', () => checkRelease(next));
    if (problems.length > 0) throw new RefusedError(problems);
    console.log(`\n${byteTable(next)}\n\n  ${name} may go live. Nothing was changed.`);
    return;
  }
  const release = await step('Check, compose and flip', () => deploy(store, deployment));
  console.log(`\n  Release ${release.number} is live (${release.reason}), ${seconds(started)} s in all.`);
}

function published(store: Store, name: string): Deployment {
  const folder = builtFolder(name, settings.buildMode);
  if (name === 'shell') {
    const shell = publishShell(store, folder);
    return { reason: `deploy of the shell, ${shell.version}`, shell };
  }
  const section = publishSection(store, folder);
  return { reason: `deploy of ${name}, ${section.version}`, sections: { [name]: section } };
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
