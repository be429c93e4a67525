import { secondsSince, step } from '../progress.ts';
import { compose, type Deployment, deploy } from '../publish/deploy.ts';
import { removeOldPreviews, type SiteRepository } from '../publish/git.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import { readReleases } from '../publish/store.ts';
import { ensureChromium } from './ensureTools.ts';
import { printByteTable } from './printByteTable.ts';
import { buildAndPublish } from './publishBuilt.ts';
import { settings } from './settings.ts';
import { siteRepository } from './siteRepository.ts';
import { takeRetirement } from './takeRetirement.ts';
import { sectionNames } from './workspaces.ts';

/**
 * `npm run deploy -- mf-gallery [--check]`: builds, publishes, checks and makes live one section, or the shell.
 * `npm run deploy -- site`: all of them, with the configuration as it is now. `--check` stops before anything is live.
 * `--remove mf-events` takes a section from the site; `--redirect /events=/about` and `--gone /events/:id` say what
 * becomes of paths.
 */
export async function run(typed: readonly string[]) {
  const started = performance.now();
  const { removed, retired, others: parameters } = takeRetirement(typed);
  const name = parameters.find((each) => !each.startsWith('--')) ?? removed[0];
  const deployable = ['site', 'shell', ...sectionNames(), ...removed];
  if (name === undefined || !deployable.includes(name)) {
    throw new Error(`Say what to deploy: npm run deploy -- <name>, one of ${deployable.join(', ')}.`);
  }
  const unknown = parameters.find((each) => each.startsWith('--') && each !== '--check');
  if (unknown) throw new Error(`deploy has no option ${unknown}. Its only option is --check.`);

  const { configFile } = settings;
  const repository = await siteRepository();
  const names =
    name === 'site' ? ['shell', ...sectionNames()] : [name].filter((each) => !removed.includes(each));
  const site = name === 'site' && { site: loadConfig({ file: configFile, environment: process.env }) };

  const built =
    names.length > 0 ? await buildAndPublish(names) : { reason: `removal of ${removed.join(', ')}` };
  const deployment: Deployment = { ...built, ...site, removed, retired };

  if (parameters.includes('--check')) {
    await check(repository, deployment, name);
    console.log(`\n  ${name} may go live. Nothing was changed. ${secondsSince(started)} in all.`);
  } else {
    const { number, reason } = await deploy(repository, deployment, step);
    await removeOldPreviews(repository);
    console.log(`\n  Release ${number} is live (${reason}), ${secondsSince(started)} in all.`);
  }
}

/** Composes the release and opens every page that it concerns in a browser. */
async function check(repository: SiteRepository, deployment: Deployment, name: string) {
  const { assertHydrates } = await import('./assertHydrates.ts');
  const chromium = ensureChromium();
  const site = deployment.site ?? (await readReleases(repository)).at(-1)?.site;
  // All files are served from one origin here, whatever the configuration says.
  const fromOneOrigin = site ? { ...deployment, site: { ...site, sectionOrigins: {} } } : deployment;
  const composed = await compose(repository, fromOneOrigin, step);
  await step('Hydrate', () => assertHydrates({ repository, composed, name, chromium }));
  printByteTable(composed.release);
}
