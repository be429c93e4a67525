// The shell's entry under `npm run dev`: nothing is prerendered there, and styles come as modules to be reloaded hot.
import 'shared/design/global.css';
import 'shared/design/bengali.css';
import './errors/errors.css';
import './layout/layout.css';
import './navigation/header.css';
import './navigation/menus.css';
import './toasts/toasts.css';
import { createRoot } from 'react-dom/client';
import { readLocalePath } from 'shared/contract/locales';
import { Catalogue, cataloguePath } from 'shared/testing/catalogue/Catalogue';
import { readBoot } from './boot/readBoot.ts';
import { startSite } from './boot/startSite.ts';
import { completeLocaleSwitch } from './early/completeLocaleSwitch.ts';
import { createFederation } from './federation/createFederation.ts';
import { createShellContent } from './locale/createShellContent.ts';
import { createReleaseSource } from './release/releaseSource.ts';

const boot = readBoot();

const { locale, path } = readLocalePath(location.pathname);
const root = document.getElementById('root');

if (root && path.startsWith(cataloguePath)) {
  createRoot(root).render(<Catalogue locale={locale} path={path} />);
} else {
  completeLocaleSwitch();
  startSite(
    { ...boot, content: createShellContent(boot.locale) },
    {
      loadPage: createFederation(),
      loadRelease: createReleaseSource(boot.release),
      isNewerLive: async () => false,
    },
    (element, site) => createRoot(element).render(site),
  );
}
