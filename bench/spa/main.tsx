import { startSite } from 'shell/src/boot/startSite.ts';
import { sections } from 'spa-pages';
import { loadPage } from './loadPage.ts';

startSite(() => ({
  loadPage,
  loadRelease: async () => ({ number: 0, sections }),
  isNewerLive: async () => false,
}));
