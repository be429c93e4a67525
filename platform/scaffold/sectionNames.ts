/** The names that a section's files are made of. */
export interface SectionNames {
  /** Workspace: `mf-school-events`. */
  workspace: string;
  /** Folder of its first page: `schoolEvents`. */
  folder: string;
  /** Component of its first page: `SchoolEventsPage`. */
  page: string;
  /** Path of its first page: `/school-events`. */
  path: string;
  /** In plain words: `School events`. */
  words: string;
}

/** Throws for a name that no section can have. */
export function sectionNamesOf(workspace: string | undefined): SectionNames {
  if (!workspace || !/^mf(-[a-z]+)+$/.test(workspace)) {
    throw new Error(
      `${workspace ?? 'Nothing'} is no name for a section. Write mf- and lower-case words: npm run new-section -- mf-events`,
    );
  }
  const words = workspace.split('-').slice(1);
  const capitalised = words.map((word) => word[0]?.toUpperCase() + word.slice(1));
  const folder = [words[0], ...capitalised.slice(1)].join('');
  return {
    workspace,
    folder,
    page: `${capitalised.join('')}Page`,
    path: `/${words.join('-')}`,
    words: [capitalised[0], ...words.slice(1)].join(' '),
  };
}
