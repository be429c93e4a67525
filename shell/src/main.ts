import { startSite } from './boot/startSite.ts';
import { createFederation } from './federation/createFederation.ts';
import { createReleaseSource } from './release/releaseSource.ts';
import { createReleaseWatch } from './release/releaseWatch.ts';

startSite((release) => ({
  loadPage: createFederation(),
  loadRelease: createReleaseSource(release),
  isNewerLive: createReleaseWatch(release.number),
}));

if (new URLSearchParams(location.search).has('boundaries')) {
  import('./layout/showBoundaries.ts').then(({ showBoundaries }) => showBoundaries());
}
