import { cpSync, existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  composerVersion,
  type Release,
  type SectionRelease,
  type ShellRelease,
} from 'shared/contract/release';
import type { RetiredPath } from 'shared/contract/section';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type Step, silently } from '../progress.ts';
import { checkLinks } from './checkLinks.ts';
import { checkComposer, checkRelease } from './checkRelease.ts';
import { composeRelease, composerHash } from './composeRelease.ts';
import { blobId } from './contentIds.ts';
import {
  commitTree,
  push,
  pushPreview,
  removeOldPreviews,
  type SiteRepository,
  type SiteTree,
  withTree,
} from './git.ts';
import { checkHostLimits } from './hosts/hostLimits.ts';
import { refuse } from './RefusedError.ts';
import { readRelease, servedBase } from './readRelease.ts';
import { checkVanished, retiredPaths } from './retired.ts';
import { withSocialImages } from './socialImages.ts';
import { sourceOf } from './source.ts';
import { recordOf, recordsLine, releasesIn, retiredFiles } from './store.ts';

export type ReleaseContent = Omit<
  Release,
  'number' | 'createdAt' | 'composer' | 'composerVersion' | 'source'
>;

/** What a deploy changes of the live release. What is not named stays as it is live at that moment. */
export interface Deployment {
  reason: string;
  /** Folder in which the new versions are published. */
  folder?: string;
  shell?: ShellRelease;
  sections?: Readonly<Record<string, SectionRelease>>;
  site?: SiteConfig;
  /** To be looked at, not to go live. */
  preview?: true;
  /** Names of sections that leave the site. */
  removed?: readonly string[];
  /** What becomes of paths, beside what the sections say themselves. */
  retired?: readonly RetiredPath[];
  /** The site of this machine alone: what is live may go without a word, also by older code. */
  isLocal?: true;
  /** Says in the release that its types were not checked and no browser opened its pages. */
  unchecked?: true;
}

/** What shall be live, from the releases so far. */
type Content = (releases: readonly Release[]) => ReleaseContent;

export interface ComposedRelease {
  release: Release;
  commit: string;
}

/** Looks at a release that is on no branch yet. Rejects where it must not go live. */
export type Verify = (composed: ComposedRelease) => Promise<void>;

/**
 * Makes published versions live in a new release. Returns the live release where nothing differs from it. Throws a
 * `RefusedError` with every problem that blocks the release.
 */
export const deploy = (
  repository: SiteRepository,
  deployment: Deployment,
  step: Step = silently,
  verify?: Verify,
) => promote(repository, contentAfter(deployment), step, deployment.folder, verify);

/** Composes what `deploy` would make live, as a commit that is on no branch. */
export const compose = (
  repository: SiteRepository,
  deployment: Deployment,
  step: Step,
  verify?: Verify,
): Promise<ComposedRelease> =>
  withTree(repository, async (tree) => {
    const composed = await composeOn(tree, contentAfter(deployment), step, deployment.folder);
    await verify?.(composed);
    return composed;
  });

/**
 * Composes what `deploy` would make live and puts it on the branch `preview/<name>`, in place of the preview there.
 * Returns the branch. Throws as `deploy` does.
 */
export async function preview(repository: SiteRepository, deployment: Deployment, name: string, step: Step) {
  const { commit } = await compose(repository, { ...deployment, preview: true }, step);
  await removeOldPreviews(repository);
  return step('Push', () => pushPreview(repository, commit, name));
}

const maxAttempts = 20;

/**
 * Composes a release on the live one and makes it live. Where another deploy went live meanwhile, starts again from
 * that one, so that none is lost. `folder` has versions that the repository may not have.
 */
export async function promote(
  repository: SiteRepository,
  content: Content,
  step: Step,
  folder?: string,
  verify?: Verify,
): Promise<Release> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const promoted = await withTree(repository, async (tree) => {
      const composed = await composeOn(tree, content, step, folder);
      const { release, commit } = composed;
      if (commit === tree.commit) return release;
      await verify?.(composed);
      const isLive = await step('Push', () => push(tree, commit));
      return isLive ? release : undefined;
    });
    if (promoted) return promoted;
    await pause(Math.random() * 100);
  }
  throw new Error(
    `Other deploys went live before each of ${maxAttempts} attempts. Nothing was changed; try again.`,
  );
}

async function composeOn(
  tree: SiteTree,
  content: Content,
  step: Step,
  folder?: string,
): Promise<ComposedRelease> {
  if (folder) cpSync(folder, tree.path(), { recursive: true });
  const releases = await releasesIn(tree);
  const live = releases.at(-1);
  const complete = await step('Check', () => {
    const wanted = content(releases);
    refuse(checkRelease(wanted));
    return withSocialImages(tree, wanted);
  });
  const source = await sourceOf();
  const number = (live?.number ?? 0) + 1;
  const release = readRelease(
    {
      number,
      createdAt: new Date().toISOString(),
      composer: composerHash(),
      composerVersion,
      ...(source ? { source } : {}),
      ...complete,
    },
    recordOf({ number }),
  );
  if (live && tree.commit && !release.preview && isSame(live, release))
    return { release: live, commit: tree.commit };
  return step('Compose', async () => {
    const site = await composeRelease(tree, release);
    const retired = retiredFiles(tree, [...releases, release]);
    const records = new Map([...tree.files, [recordOf(release), blobId(JSON.stringify(release))]]);
    for (const file of retired) records.delete(file);
    const message = [
      `Release ${number}: ${release.reason}\n`,
      `Source: ${release.source?.commit ?? 'no checkout'}`,
      recordsLine(records),
    ].join('\n');
    const isFile = (path: string) =>
      path.startsWith('/_') && (tree.files.has(`public${path}`) || existsSync(tree.path('public', path)));
    refuse([...checkLinks(release.site.host, site, isFile), ...checkHostLimits(tree, retired)]);
    return { release, commit: await commitTree(tree, message, retired, release.source?.author) };
  });
}

/** The live release with the changes of a deployment. */
const contentAfter = (deployment: Deployment) => (releases: readonly Release[]) => {
  const live = releases.at(-1);
  const { shell = live?.shell, site = live?.site, preview, unchecked } = deployment;
  if (!shell || !site)
    throw new Error('Nothing is live in this repository yet. Deploy all once: npm run deploy -- site');
  const all = { ...live?.sections, ...deployment.sections };
  for (const name of deployment.removed ?? []) {
    if (!all[name]) throw new Error(notLive(name, live));
    delete all[name];
  }
  const retired = retiredPaths(all, live, deployment.retired);
  if (!deployment.isLocal)
    refuse([...(preview ? [] : checkComposer(live)), ...checkVanished({ sections: all, retired }, live)]);
  const said = { reason: deployment.reason, ...(unchecked && { unchecked }), retired };
  if (!preview) return { ...said, site, shell, sections: placed(site, all) };
  // The origins of sections have what is live.
  const onOneOrigin = { ...site, sectionOrigins: {} };
  return { ...said, site: onOneOrigin, shell, sections: placed(onOneOrigin, all), preview };
};

export const notLive = (name: string, live: Release | undefined) =>
  `${name} is not live. Live are ${Object.keys(live?.sections ?? {}).join(', ')}.`;

/** The sections in the order of their names, each at the origin that the configuration gives it. */
export function placed(site: SiteConfig, sections: Readonly<Record<string, SectionRelease>>) {
  return Object.fromEntries(
    Object.values(sections)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((section) => [section.name, { ...section, base: baseOf(site, section) }]),
  );
}

const baseOf = ({ sectionOrigins }: SiteConfig, { name, version }: SectionRelease) =>
  (sectionOrigins?.[name] ?? '') + servedBase(name, version);

const isSame = (a: Release, b: Release) =>
  isDeepStrictEqual(
    [a.composer, a.site, a.shell, a.sections, a.retired],
    [b.composer, b.site, b.shell, b.sections, b.retired],
  );
