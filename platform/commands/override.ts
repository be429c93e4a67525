import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { assertPortFree } from '../serve/listen.ts';
import { buildOne } from './buildOne.ts';
import { step } from './progress.ts';
import { settings } from './settings.ts';
import { builtFolder, sectionNames } from './workspaces.ts';

/**
 * `npm run override -- mf-gallery`: builds a section and serves it from this machine, for a tab of a site that allows
 * overrides.
 */
export async function run([name]: readonly string[]) {
  const sections = sectionNames();
  if (name === undefined || !sections.includes(name)) {
    throw new Error(`Say which section: npm run override -- <name>, one of ${sections.join(', ')}.`);
  }
  const { overridePort } = settings;
  await assertPortFree(overridePort, 'OVERRIDE_PORT', `npm run override -- ${name}`);
  await step(`Build of ${name}`, () => buildOne(name, 'production'));

  const built = builtFolder(name, 'production');
  const cors = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  const serveFiles = sirv(join(built, 'web'), { dev: true, setHeaders: addCors });
  const serveDescription = sirv(built, { dev: true, setHeaders: addCors });
  createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, cors).end();
    };
    if (request.url === '/section.json') serveDescription(request, response, notFound);
    else serveFiles(request, response, notFound);
  }).listen(overridePort, '127.0.0.1');

  console.log(`\n  ${name} as it is built here: http://localhost:${overridePort}`);
  console.log(`  Add to an address of a site that allows overrides (SITE_ALLOW_OVERRIDES=true):`);
  console.log(`  ?override=${name}@http://localhost:${overridePort}`);
  console.log('  Ctrl-C stops it.\n');

  function addCors(response: { setHeader(name: string, value: string): unknown }) {
    for (const [header, value] of Object.entries(cors)) response.setHeader(header, value);
  }
}
