import { join } from 'node:path';

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
export const productionSite = testSite('production', 3311, 54411);

/** The same site from development builds, where React warns of what it mends in silence otherwise. */
export const developmentSite = testSite('development', 3312, 54412);
