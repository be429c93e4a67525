import { settings } from 'platform/commands/settings.ts';
import { openRepository } from 'platform/publish/git.ts';
import { deployEdited } from './editedSection.ts';

/** Deploys a section once for each of the rounds from `first` to `last`, and prints when it starts and what is live. */
const [name = '', first, last] = process.argv.slice(2);
const repository = await openRepository(settings.repository ?? '', settings.branch);
console.log('started');
for (let round = Number(first); round <= Number(last); round += 1) {
  await deployEdited(repository, name, `${name} ${round}.`);
  console.log(`live ${round}`);
}
