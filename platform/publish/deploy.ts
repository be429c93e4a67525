import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Release, SectionRelease, ShellRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type Step, silently } from '../progress.ts';
import { checkRelease } from './checkRelease.ts';
import { composeRelease, composerVersion } from './composeRelease.ts';
import { damagedFiles, storedProblems } from './integrity.ts';
import { RefusedError } from './RefusedError.ts';
import { withSocialImages } from './socialImages.ts';
import { type ComposedRelease, goLive, liveRelease, type Store, servedBase } from './store.ts';

export type ReleaseContent = Omit<Release, 'number' | 'createdAt' | 'composer'>;

/** What a deploy changes of the live release. What is not named stays as it is live at that moment. */
export interface Deployment {
  reason: string;
  shell?: ShellRelease;
  sections?: Readonly<Record<string, SectionRelease>>;
  site?: SiteConfig;
}

/**
 * Makes published versions live in a new release. Returns the live release where nothing differs from it. Throws a
 * `RefusedError` with every problem that blocks the release.
 */
export const deploy = (store: Store, deployment: Deployment, step: Step = silently): Promise<Release> =>
  promote(store, (live) => withChanges(live, deployment), step);

/** Composes what `deploy` would make live, into a folder that the caller removes. */
export async function compose(store: Store, deployment: Deployment, step: Step): Promise<ComposedRelease> {
  const live = liveRelease(store);
  const release = await nextRelease(store, live, withChanges(live, deployment), step);
  return step('Compose', () => composeRelease(store, release));
}

const maxAttempts = 20;

/**
 * Composes a release from the live one and makes it live. Where another deploy went live meanwhile, starts again from
 * that one, so that none is lost.
 */
export async function promote(
  store: Store,
  contentAfter: (live: Release | undefined) => ReleaseContent,
  step: Step,
): Promise<Release> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const live = liveRelease(store);
    const release = await nextRelease(store, live, contentAfter(live), step);
    if (live && isSame(live, release) && damagedFiles(store, live).length === 0) return live;
    const composed = await step('Compose', () => composeRelease(store, release));
    if (goLive(store, composed)) return release;
    rmSync(composed.folder, { recursive: true });
  }
  throw new Error('Other deploys went live all the while. Nothing was changed; try again.');
}

async function nextRelease(
  store: Store,
  live: Release | undefined,
  content: ReleaseContent,
  step: Step,
): Promise<Release> {
  const complete = await step('Check', () => {
    const problems = [...checkRelease(content), ...storedProblems(store, content)];
    if (problems.length > 0) throw new RefusedError(problems);
    return withSocialImages(store, content);
  });
  return {
    number: (live?.number ?? 0) + 1,
    createdAt: new Date().toISOString(),
    composer: composerVersion(),
    ...complete,
  };
}

/** The live release with the changes of a deployment. */
function withChanges(
  live: Release | undefined,
  { reason, shell = live?.shell, site = live?.site, sections }: Deployment,
): ReleaseContent {
  if (!shell || !site) throw new Error('Nothing is live in this store yet. Start the site once: npm start');
  return { reason, site, shell, sections: placed(site, { ...live?.sections, ...sections }) };
}

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
  isDeepStrictEqual([a.composer, a.site, a.shell, a.sections], [b.composer, b.site, b.shell, b.sections]);
