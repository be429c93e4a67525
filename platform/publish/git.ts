import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from 'shared/hasCode';
import { filesBelow, temporaryFolder } from '../files.ts';

/** The repository of the site. Each commit on its branch is a whole release. */
export interface SiteRepository {
  /** Anything that git takes. */
  url: string;
  branch: string;
  /** The repository itself where it is a bare one on this machine; otherwise what was fetched, until the process ends. */
  gitDir: string;
}

/** The tip of the branch, and a folder in which the next commit is written: empty but for what is checked out. */
export interface SiteTree {
  repository: SiteRepository;
  /** Undefined in a repository without releases. */
  commit: string | undefined;
  /** Object ids of the commit's files, by path. */
  files: ReadonlyMap<string, string>;
  path(...parts: string[]): string;
}

interface Options {
  input?: string | undefined;
  cwd?: string;
  index?: string;
  stream?: 'stdout' | 'stderr';
}

const settings = [
  ...['core.autocrlf=false', 'core.symlinks=false', `core.attributesFile=${devNull}`],
  ...['core.fsync=committed', 'core.fsyncMethod=batch'],
];

/** Runs git and returns what it prints. Rejects with its words where it fails. */
export async function git(parameters: readonly string[], { input, cwd, index, stream }: Options = {}) {
  const typed = [...settings.flatMap((setting) => ['-c', setting]), ...parameters];
  // Git sets the first two for hooks, and they would name another repository.
  const variables = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: index, LC_ALL: 'C' };
  const env = { ...process.env, ...variables };
  const running = promisify(execFile)('git', typed, { cwd, env, maxBuffer: 2 ** 30 });
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running)[stream ?? 'stdout'].trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new Error('git was not found. Install it: apt-get install git');
    const hasOutput = error instanceof Error && 'stdout' in error && 'stderr' in error;
    throw new Error(`git failed: ${hasOutput ? `${error.stdout}${error.stderr}` : error}`);
  }
}

const inRepository = ({ gitDir }: SiteRepository, parameters: readonly string[], options?: Options) =>
  git([`--git-dir=${gitDir}`, ...parameters], options);

const inTree = ({ repository, path }: SiteTree, parameters: readonly string[], input?: string) =>
  inRepository(repository, [`--work-tree=${path()}`, ...parameters], {
    input,
    cwd: path(),
    index: path('../index'),
  });

export async function createRepository(folder: string, branch: string): Promise<void> {
  await git(['init', '--quiet', '--bare', `--initial-branch=${branch}`, folder]);
}

export async function openRepository(url: string, branch: string): Promise<SiteRepository> {
  const folder = resolve(url);
  if (existsSync(join(folder, 'HEAD'))) return { url: folder, branch, gitDir: folder };
  const repository = { url, branch, gitDir: temporaryFolder() };
  await createRepository(repository.gitDir, branch);
  await inRepository(repository, ['remote', 'add', 'origin', url]);
  return repository;
}

export const isElsewhere = ({ url, gitDir }: SiteRepository) => url !== gitDir;

const fetchOptions = ['--quiet', '--no-tags', '--no-auto-maintenance', '--depth=1'];

/** The commit that is live, fetched without its history. Undefined in a repository without releases. */
async function fetchTip(repository: SiteRepository): Promise<string | undefined> {
  const ref = `refs/heads/${repository.branch}`;
  if (isElsewhere(repository)) {
    try {
      await inRepository(repository, ['fetch', ...fetchOptions, 'origin', `+${ref}:${ref}`]);
    } catch (error) {
      if (String(error).includes("couldn't find remote ref")) return undefined;
      throw unreachable(repository, error);
    }
  }
  return (await inRepository(repository, ['for-each-ref', '--format=%(objectname)', ref])) || undefined;
}

const unreachable = ({ url, branch }: SiteRepository, error: unknown) =>
  new Error(
    `${error instanceof Error ? error.message : error}\nCheck SITE_REPOSITORY (${url}), SITE_BRANCH (${branch}), the network, and your right to push.`,
  );

/** See `store.ts`. No part begins with a dot or leads elsewhere; hosts run nothing that is named so. */
const siteFile =
  /^(pages\.json|releases\/\d+\.json|(node|public\/_(sections|releases|social))(\/\w[\w.-]*)+|public\/(_headers|_redirects|[a-z\d][\w.-]*(\/\w[\w.-]*)*))$/i;

const notOfADeploy = ({ url, branch }: SiteRepository, files: readonly unknown[]) =>
  `The branch ${branch} of ${url} has ${files.length} files that no deploy writes, the first ${JSON.stringify(files[0])}. Somebody pushed them by hand, or a deploy of an earlier contract did: git log on the branch tells who. Revert that, or start afresh: empty the repository and deploy site.`;

/** Gives `work` the tip in a folder that is removed afterwards. */
export async function withTree<Value>(
  repository: SiteRepository,
  work: (tree: SiteTree) => Promise<Value>,
): Promise<Value> {
  const commit = await fetchTip(repository);
  const scratch = temporaryFolder();
  const list = commit ? await inRepository(repository, ['ls-tree', '-r', '-z', commit]) : '';
  const entries = [...list.matchAll(/(\w+) \w+ (\w+)\t([^\0]+)/g)];
  const strange = entries.filter(([, mode, , file = '']) => mode !== '100644' || !siteFile.test(file));
  if (strange.length > 0)
    throw new Error(
      notOfADeploy(
        repository,
        strange.map(([, , , file]) => file),
      ),
    );
  const tree: SiteTree = {
    repository,
    commit,
    files: new Map(entries.map(([, , id = '', file = '']) => [file, id])),
    path: (...parts) => join(scratch, 'files', ...parts),
  };
  try {
    mkdirSync(tree.path());
    if (commit) await inTree(tree, ['read-tree', commit]);
    return await work(tree);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Writes these files and folders of the tip into the tree's folder, where they exist. */
export async function checkOut(tree: SiteTree, paths: readonly string[]): Promise<void> {
  const wanted = [...tree.files.keys()].filter((file) =>
    paths.some((path) => `${file}/`.startsWith(`${path}/`)),
  );
  const input = wanted.map((file) => `${file}\0`).join('');
  await inTree(tree, ['checkout-index', '--force', '-z', '--stdin'], input);
}

/** A commit of the tip with the files of the tree's folder over it and without those removed. No branch has it yet. */
export async function commitTree(
  tree: SiteTree,
  message: string,
  removed: readonly string[] = [],
  author = 'npm run deploy',
): Promise<string> {
  for (const file of removed) rmSync(tree.path(file), { force: true });
  const input = [...filesBelow(tree.path()), ...removed].map((file) => `${file}\0`).join('');
  await inTree(tree, ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], input);
  const id = await inTree(tree, ['write-tree']);
  const identity = ['-c', `user.name=${author}`, '-c', 'user.email=deploy@localhost'];
  const parent = tree.commit ? ['-p', tree.commit] : [];
  return inTree(tree, [...identity, 'commit-tree', id, ...parent, '-m', message]);
}

/** What the tip says of itself. */
export const messageOf = ({ repository, commit = '' }: SiteTree) =>
  inRepository(repository, ['log', '-1', '--format=%B', commit]);

/** Makes a commit live. False where another one went live meanwhile. Rejects where a hook could not serve it. */
export async function push({ repository, commit: parent }: SiteTree, commit: string): Promise<boolean> {
  if (!isElsewhere(repository)) await verify(repository, '--no-full');
  const pushed = ['push', '--quiet', repository.url, `${commit}:refs/heads/${repository.branch}`];
  const hookSays = await inRepository(repository, pushed, { stream: 'stderr' }).catch(async (error) => {
    const tip = await fetchTip(repository).catch(() => {
      const unknown = 'Whether the release is live is not known: npm run releases tells.';
      throw new Error(`${unreachable(repository, error).message}\n${unknown}`);
    });
    if (tip === parent)
      throw new Error(`${unreachable(repository, error).message}\nNothing that is live was changed.`);
    return tip === commit ? '' : undefined;
  });
  assertServed(hookSays);
  return hookSays !== undefined;
}

function assertServed(hookSays = '') {
  if (!hookSays.includes('NOT SERVED: ')) return;
  throw new Error([...hookSays.matchAll(/^remote: (.*)/gm)].map(([, line = '']) => line.trim()).join('\n'));
}

const previews = 'refs/heads/preview/';

/** Puts a commit on the branch `preview/<name>`, whatever was there, and returns the branch. */
export async function pushPreview(repository: SiteRepository, commit: string, name: string): Promise<string> {
  const pushed = ['push', '--quiet', '--force', repository.url, `${commit}:${previews}${name}`];
  const hookSays = await inRepository(repository, pushed, { stream: 'stderr' }).catch((error) => {
    throw unreachable(repository, error);
  });
  assertServed(hookSays);
  return `preview/${name}`;
}

const previewSeconds = 7 * 24 * 60 * 60;

/** Removes the branches of previews that are older than a week. What cannot be removed waits for the next time. */
export async function removeOldPreviews(repository: SiteRepository): Promise<void> {
  const all = `+${previews}*:${previews}*`;
  try {
    if (isElsewhere(repository)) {
      await inRepository(repository, ['fetch', ...fetchOptions, '--prune', 'origin', all]);
    }
    const format = '--format=%(committerdate:unix) %(objectname) %(refname)';
    const list = await inRepository(repository, ['for-each-ref', format, previews]);
    const old = [...list.matchAll(/^(\d+) (\w+) (.+)$/gm)].filter(
      ([, date]) => Date.now() / 1000 - Number(date) > previewSeconds,
    );
    if (old.length === 0) return;
    // One that was made anew meanwhile stays.
    const leases = old.map(([, , id, ref]) => `--force-with-lease=${ref}:${id}`);
    await inRepository(repository, [
      'push',
      '--quiet',
      ...leases,
      repository.url,
      ...old.map(([, , , ref]) => `:${ref}`),
    ]);
  } catch {
    // The release or the preview that was asked for is there.
  }
}

/** Rejects with git's words where an object of the repository is damaged or missing; `--no-full`: of those not packed. */
export async function verify(repository: SiteRepository, ...options: string[]): Promise<void> {
  const check = ['fsck', '--no-dangling', '--no-progress', '--name-objects', ...options];
  await inRepository(repository, check).catch((error) => {
    throw new Error(
      `${error.message}\nThe repository ${repository.url} is damaged. Restore its backup, or empty it and deploy site.`,
    );
  });
}
