import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'platform/commands/build.ts';
import { publishAll } from 'platform/commands/publishBuilt.ts';
import { root, settings } from 'platform/commands/settings.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { step } from 'platform/progress.ts';
import { createRepository, openRepository } from 'platform/publish/git.ts';
import { loadConfig } from 'platform/publish/loadConfig.ts';
import { serveSite } from 'platform/serve/serveSite.ts';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type Backend, startBackend } from 'supabase/backend/startBackend';
import { bytesByOwner } from '../report/bytesByOwner.ts';
import type { PageResult, SiteName } from '../results.ts';
import { type FederatedSite, writeLimit, writeSpa } from './controls.ts';
import { mirror } from './mirror.ts';

export interface Sites {
  /** Origins of the three. */
  urls: Readonly<Record<SiteName, string>>;
  /** Every prerendered page in English and some in Bengali, with the address to visit: of an album that is there, for the 404 page of none. */
  pages: readonly (Pick<PageResult, 'path' | 'bytes'> & { address: string })[];
  stop(): Promise<void>;
}

/** An address that no page answers. */
export const notFound = '/404';

const scratch = join(root, '.local/bench');

/** Builds the site and its two controls from the same source and serves the three alike. */
export async function startSites(): Promise<Sites> {
  for (const name of ['federated', 'spa']) {
    rmSync(join(scratch, name), { recursive: true, force: true });
    mkdirSync(join(scratch, name), { recursive: true });
  }
  const backend = await step('Database, API and image service', () =>
    startBackend({
      port: 0,
      dataDir: join(scratch, 'backend'),
      log: () => undefined,
      onCrash: (error) => {
        throw error;
      },
    }),
  );
  try {
    return { ...(await startAll(backend)), stop: () => backend.stop() };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}

async function startAll(backend: Backend): Promise<Omit<Sites, 'stop'>> {
  const images = await mirror(backend.url, { quality: gatewayQuality });
  const rest = await mirror(backend.url, {
    quality: gatewayQuality,
    jsonOf: (rows) => rows.replaceAll(backend.url, images),
  });
  const site = loadConfig({
    file: settings.configFile,
    environment: {},
    local: { url: rest, anonKey: backend.anonKey, imageBase: backend.imageBase.replace(backend.url, images) },
  });

  const federated = await step('The federated site', () => publishFederated(site));
  const spa = await step('The single bundle', () => writeSpa(join(scratch, 'spa'), federated));
  const limit = await step('The limit', () => writeLimit(federated));
  const serve = async (commit?: string) => {
    const { repository } = federated;
    const options = { repository, port: 0, onNotFound: () => undefined };
    const { port } = await serveSite(commit ? { ...options, commit } : options);
    return mirror(`http://127.0.0.1:${port}`, { quality: 11 });
  };
  return {
    urls: { federated: await serve(), spa: await serve(spa), limit: await serve(limit) },
    pages: await pagesOf(federated, backend),
  };
}

/** The hosted database's gateway is Envoy, which compresses with this quality unless told otherwise. */
const gatewayQuality = 3;

/** The site as it would be deployed, in a repository of its own. */
async function publishFederated(site: SiteConfig): Promise<FederatedSite> {
  await build(['shell', ...sectionNames()], 'production');
  const folder = join(scratch, 'federated/site.git');
  await createRepository(folder, 'site');
  const repository = await openRepository(folder, 'site');
  return { repository, release: await publishAll(repository, site, 'production') };
}

/** Those that are measured in Bengali too: photos, much text, and data. */
const bengaliPaths = ['/bn', '/bn/admissions', '/bn/gallery'];

async function pagesOf({ release }: FederatedSite, backend: Backend): Promise<Sites['pages']> {
  const response = await fetch(`${backend.url}/rest/v1/albums?select=id&order=name&limit=1`, {
    headers: { apikey: backend.anonKey },
  });
  const [album]: { id: string }[] = await response.json();
  const bengali = Object.entries(bytesByOwner(release, 'bn')).filter(([path]) => bengaliPaths.includes(path));
  const pages = [...Object.entries(bytesByOwner(release, 'en')), ...bengali].map(([path, bytes]) => ({
    path,
    address: path.replace(':albumId', album?.id ?? ''),
    bytes,
  }));
  return [...pages, { path: notFound, address: notFound, bytes: {} }];
}
