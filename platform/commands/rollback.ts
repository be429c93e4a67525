import { secondsSince, step } from '../progress.ts';
import { rollback } from '../publish/rollback.ts';
import { siteRepository } from './siteRepository.ts';

/** `npm run rollback [-- mf-gallery]`: what was live before, of one section or of the whole site. */
export async function run([sectionName]: readonly string[]) {
  const started = performance.now();
  const release = await rollback(await siteRepository(), sectionName, step);
  console.log(
    `\n  Release ${release.number} is live (${release.reason}) after ${secondsSince(started)}. Nothing was built.`,
  );
}
