import { loadavg } from 'node:os';
import { ensurePostgresql } from 'platform/commands/postgresql.ts';
import { step } from 'platform/commands/progress.ts';
import { writeDocument } from 'platform/commands/writeDocument.ts';
import { createLargeAlbum } from './largeAlbum.ts';
import { type LoadResults, loadDocument } from './loadDocument.ts';
import { loadSite } from './loadSite.ts';
import { measure } from './measure.ts';
import { recovery } from './recovery.ts';
import { type LoadedBackend, withBackend } from './withBackend.ts';

const LONGEST_P99_MS = 100;
const LONGEST_RECOVERY_MS = 2_000;

/** `npm run load`: two minutes of crowds on the loopback. Writes docs/load.md; fails where a goal is missed. */
export async function run() {
  const [busyBefore = 0] = loadavg();
  await step('PostgreSQL', async () => ensurePostgresql());
  const onServer = await withBackend('PostgreSQL', async (backend) => {
    const site = await step('Static site, 50 connections', () => loadSite(backend));
    return { site, ...(await loadDatabase('PostgreSQL', backend, 60)) };
  });
  const onPglite = await withBackend('PGlite', (backend) => loadDatabase('PGlite', backend, 20));

  const recoveries = [onServer.recovered, onPglite.recovered];
  const goals = [
    { text: 'the static site at 50 connections without an error', reached: onServer.site.errors === 0 },
    {
      text: `an album of 60 photos at 200 requests a second for a minute on PostgreSQL, p99 under ${LONGEST_P99_MS} ms, without an error`,
      reached:
        onServer.album.p99 < LONGEST_P99_MS && onServer.album.errors === 0 && onServer.album.perSecond > 190,
    },
    ...recoveries.map(({ title, afterRestart }) => ({
      text: `${title} killed: answers within ${LONGEST_RECOVERY_MS / 1_000} s after the database restarted`,
      reached: afterRestart !== undefined && afterRestart <= LONGEST_RECOVERY_MS,
    })),
  ];
  const results: LoadResults = {
    busyBefore,
    figures: [onServer.site, onServer.album, onPglite.album],
    recoveries,
    goals,
  };
  const text = loadDocument(results);
  writeDocument('load.md', text);
  console.log(`\n${text}`);
  if (goals.some(({ reached }) => !reached)) process.exitCode = 1;
}

async function loadDatabase(name: string, backend: LoadedBackend, seconds: number) {
  const paths = await createLargeAlbum(backend);
  const headers = { apikey: backend.anonKey };
  const album = await step(`Album of 60 photos on ${name}`, () =>
    measure({
      title: `Album of 60 photos on ${name}`,
      url: backend.url.replace('localhost', '127.0.0.1'),
      paths,
      headers,
      connections: 50,
      seconds,
      rate: 200,
    }),
  );
  const recovered = await step(`Recovery of ${name}`, () => recovery(name, backend, paths[1] ?? '', headers));
  return { album, recovered };
}
