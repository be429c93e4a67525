import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.ts';
import { composeRelease, composerHash } from './composeRelease.ts';
import { blobId, versionOf } from './contentIds.ts';
import { messageOf, type SiteRepository, type SiteTree, verify, withTree } from './git.ts';
import { releaseFile } from './releaseInBrowser.ts';
import { recordsLine, releasesIn, retiredFiles } from './store.ts';

/**
 * Composes the live release again, and rejects with every file of the branch that is another one than deploys wrote, or
 * damaged.
 */
export const verifySite = (repository: SiteRepository): Promise<void> =>
  withTree(repository, async (tree) => {
    await verify(repository);
    const releases = await releasesIn(tree);
    const live = releases.at(-1);
    if (!live || !tree.commit) return;
    if (live.composer !== composerHash()) {
      throw new Error(
        `Nothing is damaged. Other code than that of this checkout composed release ${live.number}, so its pages cannot be compared: check out commit ${live.source?.commit ?? 'that it came from'}, and verify again.`,
      );
    }
    await composeRelease(tree, live);
    const expected = new Map(
      filesBelow(tree.path()).map((file) => [file, blobId(readFileSync(tree.path(file)))]),
    );
    for (const release of releases) {
      for (const locale of release.shell.locales) {
        const { url, content } = releaseFile(release, locale);
        expected.set(`public${url}`, blobId(content));
      }
    }
    const unneeded = new Set(retiredFiles(tree, releases));
    const altered = [...new Set([...tree.files.keys(), ...expected.keys()])].filter(
      (file) => unneeded.has(file) || !isAsWritten(tree, expected, file),
    );
    const message = await messageOf(tree);
    if (!message.includes(`\n${recordsLine(tree.files)}`)) altered.push('releases/');
    if (altered.length === 0) return;
    throw new Error(
      `Not as a deploy wrote it, and nothing is damaged:\n${altered.map((file) => `- ${file}`).join('\n')}\nSomebody pushed by hand: git log on the branch ${repository.branch} tells who. Revert that, or deploy site.`,
    );
  });

/** Versions were compared with their names already. */
function isAsWritten({ files }: SiteTree, expected: ReadonlyMap<string, string>, file: string) {
  const id = files.get(file);
  if (versionOf(file).version) return true;
  const [, ofPicture] = /^public\/_social\/\w+-(\w{12})\.jpg$/.exec(file) ?? [];
  return ofPicture ? id?.startsWith(ofPicture) : id === expected.get(file);
}
