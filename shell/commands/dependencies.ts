import { dependencyDocument } from '../dependencies/dependencyDocument.ts';
import { build } from './build.ts';
import { step } from './progress.ts';
import { sectionNames } from './workspaces.ts';
import { writeDocument } from './writeDocument.ts';

/** `npm run dependencies`: what every dependency is for and what it costs, in docs/dependencies.md. */
export async function run() {
  await step('Build, to see what is sent', () => build(['shell', ...sectionNames()], 'production'));
  await step('docs/dependencies.md', () => writeDocument('dependencies.md', dependencyDocument()));
}
