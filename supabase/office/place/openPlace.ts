import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { uploadsFolder } from '../../backend/images/uploads.ts';
import { localKeys } from '../../backend/localKeys.ts';
import { startBackend } from '../../backend/startBackend.ts';
import { OfficeError } from '../OfficeError.ts';
import { cloudinaryStore } from '../stores/cloudinaryStore.ts';
import { localStore } from '../stores/localStore.ts';
import type { Place } from './place.ts';
import { openTables } from './tables.ts';

export interface PlaceSettings {
  environment: Readonly<Record<string, string | undefined>>;
  /** Of the local backend. */
  backendPort: number;
  dataDir: string;
  print: (line: string) => void;
}

/** The hosted gallery where the environment names one, else the one of this computer. */
export async function openPlace(settings: PlaceSettings): Promise<Place> {
  const { SUPABASE_URL: url } = settings.environment;
  return url ? hostedPlace(url, settings.environment) : localPlace(settings);
}

function hostedPlace(typedUrl: string, environment: PlaceSettings['environment']): Place {
  const key = environment.SUPABASE_SERVICE_KEY ?? environment.SUPABASE_SERVICE_ROLE_KEY;
  if (!URL.canParse(typedUrl)) {
    throw new OfficeError(
      `SUPABASE_URL is "${typedUrl}". It must be the address of the project, such as https://abcdefgh.supabase.co.`,
    );
  }
  if (!key) {
    throw new OfficeError(
      'SUPABASE_URL is set, but SUPABASE_SERVICE_KEY is not. Copy the secret key from Supabase, Project Settings, API keys; or unset SUPABASE_URL to work on the gallery of this computer.',
    );
  }
  const url = new URL(typedUrl).origin;
  return {
    name: `the gallery at ${url}`,
    tables: openTables({
      url,
      serviceKey: key,
      advice: {
        refused: 'SUPABASE_SERVICE_KEY must be the secret key (service_role), not the public one.',
        unreachable: 'Check the connection and SUPABASE_URL. Nothing more was changed.',
      },
    }),
    store: () => cloudinaryStore(environment.CLOUDINARY_URL, environment.CLOUDINARY_UPLOAD_PREFIX),
    close: async () => {},
  };
}

async function localPlace({ backendPort, dataDir: folder, print }: PlaceSettings): Promise<Place> {
  const dataDir = resolve(folder);
  if (!existsSync(join(dataDir, 'keys.json'))) {
    throw new OfficeError(
      `There is no gallery on this computer yet (nothing in ${dataDir}). Run \`npm start\` once, or set SUPABASE_URL and SUPABASE_SERVICE_KEY to work on the school's own site.`,
    );
  }
  const url = `http://localhost:${backendPort}`;
  const running = await isRunning(url);
  if (!running) print('The gallery is not running; starting its database for this command ...');
  const backend = running ? undefined : await startBackend({ port: backendPort, dataDir, log: () => {} });
  const { serviceKey } = await localKeys(dataDir);
  return {
    name: `the gallery of this computer, ${url}`,
    tables: openTables({
      url,
      serviceKey,
      advice: {
        refused: `Another program may use port ${backendPort}, or the gallery there keeps its data elsewhere: set BACKEND_PORT and LOCAL_DATA as for \`npm start\`.`,
        unreachable: 'Nothing more was changed. Run the command again.',
      },
    }),
    store: () => localStore(uploadsFolder(dataDir), `${url}/simanta-palli/image/upload/`),
    close: async () => backend?.stop(),
  };
}

const isRunning = (url: string) =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  );
