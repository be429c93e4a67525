import { join } from 'node:path';

/** Ports from here on: sites and backends, and the one behind nginx. `E2E_PORT` changes it. */
const firstPort = Number(process.env.E2E_PORT ?? 3311);

const scratch = join(import.meta.dirname, '../.local/test');

/** `environment` is that of `npm start` for this site: ports, store and data of its own. */
const testSite = (name: string, sitePort: number, backendPort: number) => ({
  url: `http://localhost:${sitePort}`,
  backendUrl: `http://localhost:${backendPort}`,
  environment: {
    SITE_PORT: String(sitePort),
    BACKEND_PORT: String(backendPort),
    SITE_STORE: join(scratch, name, 'site'),
    LOCAL_DATA: join(scratch, name),
    SITE_BUILD: 'production',
  },
});

/** The site as visitors get it. */
export const productionSite = testSite('production', firstPort, firstPort + 2);

/**
 * Another school's site, from development builds, in which React warns of what it mends in silence otherwise. Its
 * backend is that of the production site.
 */
export const developmentSite = {
  url: `http://localhost:${firstPort + 1}`,
  port: firstPort + 1,
  environment: {
    SITE_STORE: join(scratch, 'development/site'),
    SITE_CONFIG: join(scratch, 'development/site.config.json'),
    SITE_BUILD: 'development',
  },
};

/** A site that nginx serves too, from a repository to which its releases are pushed over ssh. */
export const hostedSite = testSite('hosted', firstPort + 4, firstPort + 5);
export const nginxHost = { folder: join(scratch, 'nginx'), port: firstPort + 6, sshPort: firstPort + 10 };

/** A server of the same kind, for tests that deploy to it. */
export const deployHost = { folder: join(scratch, 'deploys'), port: firstPort + 11, sshPort: firstPort + 12 };

/** What the hosted release says of paths without a page. */
export const retiredPaths = [
  { path: '/old/:id', to: '/gallery/:id' },
  { path: '/closed', gone: true },
] as const;

/** The same release on the engines of static hosts. */
export const cloudflarePort = firstPort + 8;
export const netlifyPort = firstPort + 9;
export const staticFolder = join(scratch, 'hosted/static');

/** WebKit's driver. */
export const webkitDriverPort = firstPort + 7;
