import { readBoot } from 'shell/src/boot/readBoot.ts';
import { startSite } from 'shell/src/boot/startSite.ts';
import { pages, sections } from 'spa-pages';

/** What federation does, done by the bundler: a page is a chunk of the same build, and its routes are compiled in. */
startSite(readBoot(), {
  loadPage: async ({ name }, page) => {
    const load = pages[`${name}/${page}`];
    if (!load) throw new Error(`The bundle has no page ${name}/${page}.`);
    return load();
  },
  loadRelease: async () => ({ number: 0, sections }),
  isNewerLive: async () => false,
});
