import { parseArgs } from 'node:util';
import { secondsSince, step } from '../progress.ts';
import { rollback } from '../publish/rollback.ts';
import { siteRepository } from './siteRepository.ts';

/**
 * `npm run rollback [-- mf-gallery]`: what was live before, of one section or of the whole site. `--older-composer`
 * also where newer code composed the live pages.
 */
export async function run(parameters: readonly string[]) {
  const started = performance.now();
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { 'older-composer': { type: 'boolean' } },
  });
  const said = values['older-composer'] ? { olderComposer: true as const } : {};
  const release = await rollback(await siteRepository(), positionals[0], step, said);
  console.log(
    `\n  Release ${release.number} is live (${release.reason}) after ${secondsSince(started)}. Nothing was built.`,
  );
}
