import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionName } from 'shared/contract/grammar';
import * as v from 'valibot';
import { filesBelow } from '../files.ts';

const template = join(import.meta.dirname, 'template');

/** The names of the section in `template`, each of which becomes the new section's own. */
export interface SectionNames {
  'mf-new-section': string;
  '/new-section': string;
  newSection: string;
  NewSection: string;
  'New section': string;
  'new section': string;
}

/** Throws for a name that no section can have. */
export function sectionNamesOf(workspace: string | undefined): SectionNames {
  if (!v.is(sectionName, workspace)) {
    throw new Error(
      `${workspace ?? 'Nothing'} is no name for a section. Write mf- and lower-case words: npm run new-section -- mf-events`,
    );
  }
  const words = workspace.split('-').slice(1);
  const pascalCase = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  const inWords = words.join(' ');
  return {
    'mf-new-section': workspace,
    '/new-section': `/${words.join('-')}`,
    newSection: pascalCase[0]?.toLowerCase() + pascalCase.slice(1),
    NewSection: pascalCase,
    'New section': inWords[0]?.toUpperCase() + inWords.slice(1),
    'new section': inWords,
  };
}

/** Every file of a new section, by its path from the project's root. */
export function sectionFiles(names: SectionNames): Record<string, string> {
  const renamed = (text: string) =>
    Object.entries(names).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return Object.fromEntries(
    filesBelow(template).map((file) => [renamed(file), renamed(readFileSync(join(template, file), 'utf8'))]),
  );
}
