import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, settings } from 'platform/commands/settings.ts';
import { sectionNames } from 'platform/commands/workspaces.ts';
import { step } from 'platform/progress.ts';
import { loadConfig } from 'platform/publish/loadConfig.ts';
import type { Release } from 'shared/contract/release';
import { startBackend } from 'supabase/backend/startBackend';
import { answerSite } from '../serve/answerSite.ts';
import { type Certificate, createCertificate } from '../serve/certificate.ts';
import { mirrorBackend } from '../serve/mirrorBackend.ts';
import { type RunningServer, serveFiles } from '../serve/serveFiles.ts';
import { type BuiltSpa, buildSpa, spaBase } from '../spa/buildSpa.ts';
import { type SectionSource, writePages } from '../spa/writePages.ts';
import { buildFederated, type FederatedSite } from './buildFederated.ts';
import { federatedPages, limitPages, type Page, spaPages } from './composeControls.ts';
import type { SiteName } from './siteNames.ts';

export interface Sites {
  urls: Readonly<Record<SiteName, string>>;
  certificate: Certificate;
  federated: FederatedSite;
  spa: BuiltSpa;
  release: Release;
  /** Paths of every page, with an album of the backend for the album page, and one that is not there. */
  routes: readonly string[];
  close(): Promise<void>;
}

/** A path that no page answers. */
export const notFound = '/404';

const scratch = join(root, '.local/bench');

/** Builds the site and its two controls from the same source and serves the three alike. */
export async function startSites(): Promise<Sites> {
  mkdirSync(scratch, { recursive: true });
  const certificate = await createCertificate();
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
  const running: { close(): Promise<void> }[] = [{ close: () => backend.stop() }];
  const keep = <Server extends RunningServer>(server: Server) => {
    running.unshift(server);
    return server;
  };
  const images = keep(
    await serveFiles(
      certificate,
      mirrorBackend(backend.url, () => ({})),
    ),
  );
  const rest = keep(
    await serveFiles(
      certificate,
      mirrorBackend(backend.url, () => ({ [backend.url]: images.url })),
    ),
  );

  const config = loadConfig({
    file: settings.configFile,
    environment: {},
    local: {
      url: rest.url,
      anonKey: backend.anonKey,
      imageBase: backend.imageBase.replace(backend.url, images.url),
    },
  });
  const federated = await step('The federated site', () => buildFederated(scratch, config));
  const spa = await step('The single-bundle control', async () => {
    const pagesFile = join(scratch, 'spa-pages.js');
    writePages(pagesFile, await sources(), Object.values(federated.release.sections));
    return buildSpa(join(scratch, 'spa', spaBase), pagesFile);
  });

  const composed = federatedPages(federated);
  const pages: Record<SiteName, readonly Page[]> = {
    federated: composed,
    spa: await spaPages(federated, composed, spa),
    limit: limitPages(composed),
  };
  const folders = [federated.store.path('public'), join(scratch, 'spa')];
  const serve = async (name: SiteName) =>
    keep(
      await serveFiles(
        certificate,
        answerSite({ pages: pages[name], folders, releaseNumber: federated.release.number }),
      ),
    ).url;
  const urls = { federated: await serve('federated'), spa: await serve('spa'), limit: await serve('limit') };

  return {
    urls,
    certificate,
    federated,
    spa,
    release: federated.release,
    routes: await routesOf(federated.release, backend),
    close: async () => {
      for (const each of running) await each.close();
    },
  };
}

const sources = (): Promise<SectionSource[]> =>
  Promise.all(
    sectionNames().map(async (name) => {
      const folder = join(root, name);
      const { section } = await import(pathToFileURL(join(folder, 'src/section.ts')).href);
      return { folder, declaration: section };
    }),
  );

async function routesOf({ sections }: Release, backend: { url: string; anonKey: string }) {
  const answer = await fetch(`${backend.url}/rest/v1/albums?select=id&order=name&limit=1`, {
    headers: { apikey: backend.anonKey },
  });
  const [album]: { id: string }[] = await answer.json();
  const paths = Object.values(sections)
    .flatMap(({ routes }) => routes)
    .filter(({ prerender }) => prerender)
    .map(({ path }) => path.replace(':albumId', album?.id ?? ''));
  return [...paths.sort(), notFound];
}
