import { join } from 'node:path';

/** Four ports from here on: two sites and two backends. `E2E_PORT` changes it. */
const firstPort = Number(process.env.E2E_PORT ?? 3311);

const scratch = join(import.meta.dirname, '../.local/test');

interface TestSite {
  url: string;
  backendUrl: string;
  /** Environment of `npm start` for this site: ports, store and data of its own. */
  environment: Record<string, string>;
}

const testSite = (name: 'production' | 'development', sitePort: number, backendPort: number): TestSite => ({
  url: `http://localhost:${sitePort}`,
  backendUrl: `http://localhost:${backendPort}`,
  environment: {
    SITE_PORT: String(sitePort),
    BACKEND_PORT: String(backendPort),
    SITE_STORE: join(scratch, name, 'site'),
    LOCAL_DATA: join(scratch, name),
    SITE_BUILD: name,
  },
});

/** The site as visitors get it. */
export const productionSite = testSite('production', firstPort, firstPort + 2);

/** The same site from development builds, where React warns of what it mends in silence otherwise. */
export const developmentSite = testSite('development', firstPort + 1, firstPort + 3);

/** Site and backend of the long gallery suite, for each of Playwright's workers. */
export const galleryPorts = (worker: number): [site: number, backend: number] => [
  firstPort + 20 + worker * 2,
  firstPort + 21 + worker * 2,
];
