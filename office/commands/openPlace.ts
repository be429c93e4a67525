import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { keysFile, localKeys, withdrawnName } from 'supabase/backend/localKeys';
import { startBackend } from 'supabase/backend/startBackend';
import { cloudinaryStore } from './cloudinaryStore.ts';
import { localStore } from './localStore.ts';
import type { Place } from './office.ts';
import { openDatabase } from './openDatabase.ts';

export interface PlaceSettings {
  /** Of the local backend. */
  backendPort: number;
  dataDir: string;
  /** The site's configuration; `local` has the addresses of the local backend, where it says `"local"`. */
  readConfig(local: { url: string; anonKey: string; imageBase: string }): SiteConfig;
  print: (line: string) => void;
}

/** Where the gallery of this computer is, whether it runs or not. */
export function localAddresses(backendPort: number) {
  const url = `http://localhost:${backendPort}`;
  return { url, imageBase: `${url}/simanta-palli/image/upload/` };
}

/** The hosted gallery where the environment names one, otherwise the one of this computer. */
export async function openPlace(settings: PlaceSettings): Promise<Place> {
  const { SUPABASE_URL: url } = process.env;
  return url ? hostedPlace(url, settings) : localPlace(settings);
}

function hostedPlace(typedUrl: string, { backendPort, dataDir, readConfig }: PlaceSettings): Place {
  const key = process.env.SUPABASE_SERVICE_KEY ?? process.env.SUPABASE_SERVICE_ROLE_KEY;
  if (!URL.canParse(typedUrl)) {
    throw new Error(
      `SUPABASE_URL is "${typedUrl}". It must be the address of the project, such as https://abcdefgh.supabase.co.`,
    );
  }
  if (!key) {
    throw new Error(
      'SUPABASE_URL is set, but SUPABASE_SERVICE_KEY is not. Copy the secret key from Supabase, Project Settings, API keys; or unset SUPABASE_URL to work on the gallery of this computer.',
    );
  }
  const url = new URL(typedUrl).origin;
  const advice =
    'Check the connection and SUPABASE_URL; SUPABASE_SERVICE_KEY must be the secret key (service_role), not the public one.';
  const site = readConfig({ ...localAddresses(backendPort), anonKey: '' });
  return {
    name: `the gallery at ${url}`,
    withdrawnFile: resolve(dataDir, `withdrawn-${new URL(url).hostname}.txt`),
    site,
    database: openDatabase({ url, key, advice }),
    openStore: () => cloudinaryStore(site.images.base),
    close: async () => {},
  };
}

async function localPlace(settings: PlaceSettings): Promise<Place> {
  const { backendPort: port, readConfig, print } = settings;
  const dataDir = resolve(settings.dataDir);
  if (!existsSync(keysFile(dataDir))) {
    throw new Error(
      `There is no gallery on this computer yet (nothing in ${dataDir}). Run \`npm start\` once, or set SUPABASE_URL and SUPABASE_SERVICE_KEY to work on the school's own site.`,
    );
  }
  const { url, imageBase } = localAddresses(port);
  let close = async () => {};
  if (!(await isRunning(url))) {
    print('The gallery is not running; starting its database for this command ...');
    const onCrash = ({ message }: Error) => print(message);
    close = (await startBackend({ port, dataDir, log: () => {}, onCrash })).stop;
  }
  const { serviceKey: key, anonKey } = await localKeys(dataDir);
  const advice = `Another program may use port ${port}, or the gallery there keeps its data elsewhere: set BACKEND_PORT and LOCAL_DATA as for \`npm start\`.`;
  return {
    name: `the gallery of this computer, ${url}`,
    withdrawnFile: join(dataDir, withdrawnName),
    site: readConfig({ url, imageBase, anonKey }),
    database: openDatabase({ url, key, advice }),
    openStore: async () => localStore(dataDir, imageBase),
    close,
  };
}

const isRunning = (url: string) =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );
