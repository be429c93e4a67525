import type { Boot } from 'shared/contract/boot';
import { onSiteEvent } from 'shared/contract/events';
import type { ReleaseInBrowser, SectionInBrowser } from 'shared/contract/release';
import { ownerIn } from './describeFailure.ts';
import { reportFailures } from './reportFailures.ts';
import type { OwnerOf } from './reports.ts';
import { reportVitals } from './reportVitals.ts';
import { routeOf } from './routeOf.ts';

/** Reports what fails, and how fast pages are, each by its owner. Runs before the shell, so that it hears everything. */
export function startReports(boot: Boot) {
  const { errorsEndpoint, vitalsEndpoint } = boot.site;
  const ownerOf = createOwnerOf(boot);
  if (errorsEndpoint) reportFailures(errorsEndpoint, ownerOf);
  if (vitalsEndpoint) reportVitals(vitalsEndpoint, ownerOf);
}

function createOwnerOf({ release, shell, section }: Boot): OwnerOf {
  let shown = location.pathname;
  onSiteEvent('site:page-view', ({ path }) => {
    shown = path;
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

  return async (name, path = shown) => {
    const all = await sections();
    const version =
      all.find((each) => each.name === name)?.version ??
      (name === 'shell' ? ownerIn(shell.base)?.version : undefined);
    return { section: name, version, release: release.number, route: routeOf(all, path) };
  };
}
