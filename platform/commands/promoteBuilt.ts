import { type Deployment, deploy } from '../publish/deploy.ts';
import { publishSection, publishShell } from '../publish/publishVersion.ts';
import { liveRelease, openStore, type Store } from '../publish/store.ts';
import { byteTable } from './byteTable.ts';
import { ensureChromium } from './chromium.ts';
import { hydrationProblems } from './hydrationProblems.ts';
import { step } from './progress.ts';
import { settings } from './settings.ts';
import { withTrialStore } from './trialStore.ts';
import { builtFolder } from './workspaces.ts';

/** Makes the built shell or section live. Answers what was done. */
export async function promoteBuilt(name: string): Promise<string> {
  const store = openStore(settings.store);
  const deployment = await step('Publish', () => published(store, name));
  const release = await deploy(store, deployment, step);
  return `Release ${release.number} is live (${release.reason}),`;
}

/** Does all of it in a copy of the store, and opens every page that it concerns in a browser. */
export const tryBuilt = (name: string): Promise<string> =>
  withTrialStore(openStore(settings.store), async (store) => {
    const deployment = await step('Publish to a trial store', () => published(store, name));
    const site = liveRelease(store)?.site;
    // Served from one origin, whatever the configuration says; another site, so that every page is composed anew.
    const trial = site ? { ...deployment, site: { ...site, sectionOrigins: {} } } : deployment;
    const release = await deploy(store, trial, step);
    const chromium = ensureChromium();
    await step('Hydrate', () => hydrationProblems({ store, release, name, chromium }));
    console.log(`\n${byteTable(release)}`);
    return `${name} may go live. Nothing was changed.`;
  });

async function published(store: Store, name: string): Promise<Deployment> {
  const folder = builtFolder(name, settings.buildMode);
  if (name === 'shell') {
    const shell = await publishShell(store, folder);
    return { reason: `deploy of the shell, ${shell.version}`, shell };
  }
  const section = await publishSection(store, folder);
  return { reason: `deploy of ${name}, ${section.version}`, sections: { [name]: section } };
}
