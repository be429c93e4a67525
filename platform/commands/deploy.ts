import { join } from 'node:path';
import { openStore } from '../publish/store.ts';
import { withLock } from '../publish/withLock.ts';
import { buildOne } from './buildOne.ts';
import { step } from './progress.ts';
import { root, settings } from './settings.ts';
import { sectionNames } from './workspaces.ts';

/**
 * `npm run deploy -- mf-gallery [--check]`: build, publish, check, promote one section, or the shell.
 * `npm run deploy -- site`: all of them, with the configuration as it is now.
 */
export async function run(parameters: readonly string[]) {
  const started = performance.now();
  const name = parameters.find((each) => !each.startsWith('--'));
  const deployable = ['site', 'shell', ...sectionNames()];
  if (name === undefined || !deployable.includes(name)) {
    throw new Error(`Say what to deploy: npm run deploy -- <name>, one of ${deployable.join(', ')}.`);
  }
  const unknown = parameters.find((each) => each.startsWith('--') && each !== '--check');
  if (unknown) throw new Error(`deploy knows no ${unknown}. What it knows is --check.`);

  if (name === 'site') {
    const { promoteSite } = await import('./promoteSite.ts');
    await promoteSite();
    return;
  }

  // Two builds of one workspace would write into the same folder.
  const outcome = await withLock(openStore(join(root, name, 'node_modules/.cache/deploy')), async () => {
    // The composer and its libraries load while the build runs.
    const [{ promoteBuilt, tryBuilt }] = await Promise.all([
      import('./promoteBuilt.ts'),
      step('Build', () => buildOne(name, settings.buildMode)),
    ]);
    return parameters.includes('--check') ? tryBuilt(name) : promoteBuilt(name);
  });
  console.log(`\n  ${outcome} ${((performance.now() - started) / 1000).toFixed(1)} s in all.`);
}
