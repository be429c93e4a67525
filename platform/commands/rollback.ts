import { rollback } from '../publish/rollback.ts';
import { openStore } from '../publish/store.ts';
import { step } from './progress.ts';
import { settings } from './settings.ts';

/** `npm run rollback [-- mf-gallery]`: what was live before, of one section or of the whole site. */
export async function run([sectionName]: readonly string[]) {
  const started = performance.now();
  const release = await rollback(openStore(settings.store), sectionName, step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n  Release ${release.number} is live (${release.reason}) after ${seconds} s. Nothing was built.`,
  );
}
