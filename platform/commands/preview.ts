import { parseArgs } from 'node:util';
import { secondsSince, step } from '../progress.ts';
import { preview } from '../publish/deploy.ts';
import { previewHeaders } from '../publish/headers.ts';
import { assertPortFree } from '../serve/listen.ts';
import { serveSite } from '../serve/serveSite.ts';
import { ensureBox } from './ensureTools.ts';
import { buildAndPublish } from './publishBuilt.ts';
import { settings } from './settings.ts';
import { siteRepository } from './siteRepository.ts';
import { sectionNames } from './workspaces.ts';

/**
 * `npm run preview [-- mf-gallery ...] [--name pull-7]`: what is live with these as built here, or with everything, on
 * a branch of its own. Says where the host shows it; without SITE_REPOSITORY serves it here, until Ctrl-C.
 */
export async function run(parameters: readonly string[]) {
  const started = performance.now();
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const all = ['shell', ...sectionNames()];
  const unknown = positionals.find((each) => !all.includes(each));
  if (unknown) {
    throw new Error(
      `There is no ${unknown}. Name one or more of ${all.join(', ')}, or none for all of them.`,
    );
  }
  const name = values.name ?? (positionals.join('-') || 'site');
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name)) {
    throw new Error(`${JSON.stringify(name)} cannot name a preview. Use a-z, 0-9 and hyphens: --name pull-7`);
  }
  const { previewPort, previewUrl, repository: elsewhere } = settings;
  if (!elsewhere) await assertPortFree(previewPort, 'PREVIEW_PORT', 'npm run preview');

  ensureBox();
  const repository = await siteRepository();
  const built = await buildAndPublish(positionals.length > 0 ? positionals : all);
  const deployment = { ...built, reason: `preview of ${name}` };
  const branch = await preview(repository, deployment, name, step);
  let address = previewUrl?.replace('{branch}', branch.replaceAll('/', '-')) ?? `The branch ${branch}`;
  if (!elsewhere) {
    const onNotFound = (path: string) => console.log(`  404 ${path}`);
    const served = { ...repository, branch };
    await serveSite({ repository: served, port: previewPort, headers: previewHeaders, onNotFound });
    address = `http://localhost:${previewPort}`;
  }
  console.log(`\n  ${address} has the preview of ${name} after ${secondsSince(started)}, for a week.`);
  if (!elsewhere) console.log('  It reads the backend that the live release names. Ctrl-C stops it.');
}
