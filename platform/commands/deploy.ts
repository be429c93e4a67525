import { parseArgs } from 'node:util';
import { retiredPath } from 'shared/contract/grammar';
import type { Release } from 'shared/contract/release';
import type { RetiredPath } from 'shared/contract/section';
import * as v from 'valibot';
import { removeLeftovers } from '../files.ts';
import { secondsSince, step } from '../progress.ts';
import { type ComposedRelease, compose, type Deployment, deploy, type Verify } from '../publish/deploy.ts';
import { removeOldPreviews, type SiteRepository } from '../publish/git.ts';
import { loadConfig } from '../publish/loadConfig.ts';
import { readReleases, versionIn } from '../publish/store.ts';
import { changedNames, configuration } from './changedNames.ts';
import { ensureBox, ensureHeadlessChromium } from './ensureTools.ts';
import { printByteTable } from './printByteTable.ts';
import { isPublic, waitForRelease } from './publicHost.ts';
import { buildAndPublish } from './publishBuilt.ts';
import { settings } from './settings.ts';
import { siteRepository } from './siteRepository.ts';
import { sectionNames } from './workspaces.ts';

/**
 * `npm run deploy -- mf-pages mf-policies`: builds these sections, or the shell, checks them, their types and their
 * pages in a browser too, and makes them live in one release. `site`: all of them, with the configuration as it is now.
 * `--changed`: whatever changed since it went live. `--check` stops before anything is live. `--unchecked` checks no
 * types and opens no browser. `--wait` returns when the public address serves the release. `--remove mf-events` takes a
 * section from the site; `--redirect /events=/about` and `--gone /events/:id` say what becomes of paths.
 */
export async function run(typed: readonly string[]) {
  const started = performance.now();
  const all = ['shell', ...sectionNames()];
  const { removed, retired, options, positionals } = readParameters(typed, all);
  removeLeftovers();
  ensureBox();
  const browser = options.unchecked ? undefined : startBrowser();
  try {
    const repository = await siteRepository();
    const releases = await readReleases(repository);
    const wanted = options.changed ? await changedOrAll(releases, all) : positionals;
    const isSite = wanted.includes('site');
    const names = isSite ? all : wanted.filter((name) => name !== configuration);
    const site = (isSite || wanted.includes(configuration)) && {
      site: loadConfig({ file: settings.configFile, environment: process.env }),
    };
    const live = releases.at(-1);
    if (options.wait) publicHost(site ? site.site : live?.site);

    const built = names.length > 0 ? await buildAndPublish(names, options.unchecked) : {};
    const differing = names.filter((name) => versionIn(built, name) !== versionIn(live, name));
    const deployment: Deployment = {
      ...built,
      ...site,
      removed,
      retired,
      reason: reasonFor(isSite, removed, differing, built),
      ...(options.unchecked && { unchecked: true }),
    };
    const verify = browser && inBrowser(repository, live, options.changed ? differing : names, browser);

    if (options.check) {
      const { release } = await compose(repository, deployment, step, verify);
      printByteTable(release);
      const what = isSite ? 'site' : names.join(', ') || 'What changed';
      console.log(`\n  ${what} may go live. Nothing was changed. ${secondsSince(started)} in all.`);
      return;
    }
    const release = await deploy(repository, deployment, step, verify);
    console.log(`\n  ${outcome(release, live)} ${secondsSince(started)} in all.`);
    await removeOldPreviews(repository);
    if (options.wait) {
      const host = publicHost(release.site);
      await step(`${host} serves release ${release.number}`, () => waitForRelease(host, release.number));
    }
  } finally {
    await browser?.then(
      (each) => each.close(),
      () => undefined,
    );
  }
}

const outcome = ({ number, reason }: Release, live: Release | undefined) =>
  number === live?.number
    ? `Nothing changed since release ${number} (${reason}), which stays live.`
    : `Release ${number} is live (${reason}),`;

const flag = { type: 'boolean' } as const;
const list = { type: 'string', multiple: true } as const;

function readParameters(typed: readonly string[], all: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: {
      ...{ changed: flag, check: flag, unchecked: flag, wait: flag },
      ...{ remove: list, redirect: list, gone: list },
    },
  });
  const { remove: removed = [], redirect = [], gone = [], ...options } = values;
  const retired = [
    ...redirect.map((value) => {
      const [path, to] = value.split('=');
      return readRetired({ path, to }, value);
    }),
    ...gone.map((path) => readRetired({ path, gone: true }, path)),
  ];
  if (positionals.length > 0 || removed.length === 0) {
    assertDeployable(positionals, ['site', ...all], options.changed);
  }
  if (options.check && (options.unchecked || options.wait)) {
    throw new Error('--check stops before anything is live. Leave it out, or --unchecked and --wait.');
  }
  return { removed, retired, options, positionals };
}

function readRetired(retired: unknown, typed: string): RetiredPath {
  if (v.is(retiredPath, retired)) return retired;
  throw new Error(
    `${typed} names no paths of the site. Write --redirect /events=/about, --redirect /events/:id=/news/:id or --gone /events.`,
  );
}

function assertDeployable(names: readonly string[], deployable: readonly string[], changed = false) {
  const unknown = names.find((name) => !deployable.includes(name));
  if (unknown === undefined && changed !== names.length > 0) return;
  throw new Error(
    `Say what to deploy: npm run deploy -- <names>, of ${deployable.join(', ')}; or -- --changed.${unknown ? ` There is no ${unknown}.` : ''}`,
  );
}

const changedOrAll = async (releases: readonly Release[], all: readonly string[]) =>
  releases.length === 0 ? ['site'] : changedNames(releases, all);

function publicHost(site: Release['site'] | undefined): string {
  if (site && isPublic(site.host)) return site.host;
  throw new Error(
    `--wait asks the public address, and ${site ? `${site.host} is nobody's` : 'nothing is live'}. Set SITE_HOST, and deploy site once.`,
  );
}

function reasonFor(
  isSite: boolean,
  removed: readonly string[],
  differing: readonly string[],
  built: Partial<Deployment>,
) {
  if (isSite) return 'the whole site as built';
  const versions = differing.map((name) => `${name}, ${versionIn(built, name)}`);
  const parts = [
    ...(removed.length > 0 ? [`removal of ${removed.join(', ')}`] : []),
    ...(versions.length > 0 ? [`deploy of ${versions.join('; ')}`] : []),
  ];
  return parts.join('; ') || 'the live versions, composed again';
}

/** Starts while the build runs. */
function startBrowser() {
  const chromium = ensureHeadlessChromium();
  const browser = import('./assertHydrates.ts').then(({ launchBrowser }) => launchBrowser(chromium));
  browser.catch(() => undefined);
  return browser;
}

/** Opens the pages of these sections, or all where the shell, the configuration or the composer is another. */
function inBrowser(
  repository: SiteRepository,
  live: Release | undefined,
  names: readonly string[],
  browser: ReturnType<typeof startBrowser>,
): Verify {
  const looks = ({ composer, shell, site }: Release) => JSON.stringify([composer, shell.version, site]);
  const opened = new Set<string>();
  return async (composed: ComposedRelease) => {
    const { release } = composed;
    const isOther = !live || names.includes('shell') || looks(release) !== looks(live);
    const sections = isOther ? Object.keys(release.sections) : names;
    // Another deploy that was faster seldom changes these pages.
    const key = JSON.stringify([looks(release), sections.map((name) => versionIn(release, name))]);
    if (opened.has(key)) return;
    const { assertHydrates } = await import('./assertHydrates.ts');
    await step('Hydrate', async () =>
      assertHydrates({ repository, composed, names: sections, browser: await browser }),
    );
    opened.add(key);
  };
}
