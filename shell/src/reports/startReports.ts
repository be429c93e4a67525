import type { Boot } from 'shared/contract/boot';
import { onSiteEvent } from 'shared/contract/events';
import type { ReleaseInBrowser, SectionInBrowser } from 'shared/contract/release';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution.js';
import { ownerIn, withoutIdentifiers } from './describeFailure.ts';
import { type FailureReport, post } from './reports.ts';
import { routeOf } from './routeOf.ts';

type Kind = FailureReport['kind'];

/** Reports what fails, and how fast pages are, each by its owner. Runs before the shell, so that it hears everything. */
export function startReports({ release, shell, site, section }: Boot) {
  const { errorsEndpoint, vitalsEndpoint } = site;
  let path = location.pathname;
  onSiteEvent('site:page-view', (view) => {
    path = view.path;
  });

  /** Every section of this tab's release; the page's own where the list does not come. */
  let known: Promise<readonly SectionInBrowser[]> | undefined;
  const sections = () => {
    known ??= fetch(release.url, { integrity: release.integrity })
      .then((response): Promise<ReleaseInBrowser> => response.json())
      .then((whole) => whole.sections)
      .catch(() => (section ? [section] : []));
    return known;
  };
  const ownerOf = async (name: string, at: string) => {
    const all = await sections();
    const version =
      all.find((each) => each.name === name)?.version ??
      (name === 'shell' ? ownerIn(shell.base)?.version : undefined);
    return { section: name, version, release: release.number, route: routeOf(all, at) };
  };

  if (errorsEndpoint) reportFailures(errorsEndpoint);
  if (vitalsEndpoint) reportVitals(vitalsEndpoint);

  function reportFailures(endpoint: string) {
    const reported = new Set<string>();
    const report = async (kind: Kind, name: string, version: string | undefined, error: unknown) => {
      const message = withoutIdentifiers(
        error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      );
      const key = [kind, name, message].join();
      if (reported.has(key)) return;
      reported.add(key);
      const owner = await ownerOf(name, path);
      post(endpoint, { ...owner, version: version ?? owner.version, kind, message });
    };
    onSiteEvent(
      'site:failure',
      ({ kind, section: name, error }) => void report(kind, name, undefined, error),
    );
    const uncaught = (error: unknown, file = '') => {
      const owner = ownerIn(`${file}\n${error instanceof Error ? error.stack : ''}`);
      // What no file of ours threw is an extension's, or a browser's own.
      if (owner) void report('script', owner.section, owner.version, error);
    };
    addEventListener('error', ({ error, filename }) => uncaught(error, filename));
    addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  }

  function reportVitals(endpoint: string) {
    const generateTarget = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)
        ?.closest('[data-boundary]')
        ?.getAttribute('data-boundary') ?? 'shell';
    const opened = path;
    const report = async (
      {
        name,
        value,
        rating,
      }: {
        name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
        value: number;
        rating: 'good' | 'needs-improvement' | 'poor';
      },
      owner = 'shell',
    ) => {
      post(endpoint, {
        ...(await ownerOf(owner, opened)),
        name,
        value: Math.round(value * 1000) / 1000,
        rating,
      });
    };
    onLCP((metric) => void report(metric, metric.attribution.target), { generateTarget });
    onCLS((metric) => void report(metric, metric.attribution.largestShiftTarget), { generateTarget });
    onINP((metric) => void report(metric, metric.attribution.interactionTarget), { generateTarget });
    onFCP((metric) => void report(metric));
    onTTFB((metric) => void report(metric));
  }
}
