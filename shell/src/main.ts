import { readBoot } from './boot/readBoot.ts';
import { startSite } from './boot/startSite.ts';
import { createFederation } from './federation/createFederation.ts';
import { createReleaseSource } from './release/releaseSource.ts';
import { createReleaseWatch } from './release/releaseWatch.ts';

const boot = readBoot();

startSite(boot, {
  loadPage: createFederation(),
  loadRelease: createReleaseSource(boot.release),
  isNewerLive: createReleaseWatch(boot.release.number),
});

if (new URLSearchParams(location.search).has('boundaries')) {
  import('./layout/showBoundaries.ts').then(({ showBoundaries }) => showBoundaries());
}
