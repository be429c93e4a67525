import type { Release, SectionRelease, ShellRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { checkRelease } from './checkRelease.ts';
import { composerVersion } from './composerVersion.ts';
import { type Phase, silently } from './progress.ts';
import { promote } from './promote.ts';
import { RefusedError } from './RefusedError.ts';
import { withSocialImages } from './socialImages.ts';
import { liveRelease, type Store, servedBase } from './store.ts';
import { withLock } from './withLock.ts';

type Composition = Pick<Release, 'shell' | 'sections'>;

/** What a deploy changes of the live release. What is not named stays as it is live at that moment. */
export interface Deployment {
  reason: string;
  shell?: ShellRelease;
  sections?: Readonly<Record<string, SectionRelease>>;
  site?: SiteConfig;
}

/**
 * Makes published versions live in a new release. Deploys at the same moment follow one another, each upon what the
 * one before made live. The live release is answered where nothing differs from it. Throws a `RefusedError` with
 * everything that keeps the versions from standing together.
 */
export const deploy = (store: Store, deployment: Deployment, phase: Phase = silently): Promise<Release> =>
  withLock(store, async () => {
    const live = liveRelease(store);
    const content = composition(live, deployment);
    const complete = await phase('Check', () => {
      assertFits(content, live);
      return withSocialImages(store, content, live ? [live] : []);
    });
    const isLive = live?.composer === composerVersion() && isSame(live, complete);
    return isLive ? live : promote(store, complete, phase);
  });

export function assertFits(content: Composition, live: Composition | undefined) {
  const problems = checkRelease(content, live);
  if (problems.length > 0) throw new RefusedError(problems);
}

/** The live release with the changes of a deployment. */
export function composition(live: Release | undefined, { reason, shell, sections, site }: Deployment) {
  const next = { shell: shell ?? live?.shell, site: site ?? live?.site };
  if (!next.shell || !next.site)
    throw new Error('Nothing is live in this store yet. Start the whole site once: npm start');
  return {
    reason,
    site: next.site,
    shell: next.shell,
    sections: placed(next.site, { ...live?.sections, ...sections }),
  };
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

type Content = ReturnType<typeof composition>;

const isSame = (a: Content, b: Content) =>
  JSON.stringify([a.site, a.shell, a.sections]) === JSON.stringify([b.site, b.shell, b.sections]);
