import { secondsSince, step } from '../progress.ts';
import { rollback } from '../publish/rollback.ts';
import { siteRepository } from './siteRepository.ts';

/** `npm run rollback [-- mf-gallery]`: what was live before, of one section or of the whole site. */
export async function run([name, ...more]: readonly string[]) {
  if (more.length > 0 || name?.startsWith('-'))
    throw new Error('Name one section, or none for the whole site.');
  const started = performance.now();
  const { number, reason } = await rollback(await siteRepository(), name, step);
  console.log(`\n  Release ${number} is live (${reason}) after ${secondsSince(started)}. Nothing was built.`);
}
