import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, type SiteRepository, withTree } from '../git.ts';
import { releasesIn } from '../store.ts';

/**
 * Writes the live release as files that any host serves: `public/`, the site with `_headers` and `_redirects`, and
 * `nginx/`. Files of earlier versions are among them, for tabs that are open. Replaces what an earlier export wrote,
 * and nothing else. Returns the release's number.
 */
export const exportSite = (repository: SiteRepository, folder: string): Promise<number> =>
  withTree(repository, async (tree) => {
    const live = (await releasesIn(tree)).at(-1);
    if (!live) throw new Error('Nothing is live in this repository yet. Start the site once: npm start');
    const site = join(folder, 'public');
    if (existsSync(site) && !existsSync(join(folder, 'nginx/school-site.conf'))) {
      throw new Error(
        `${site} is there already, and no export has written it. Name another folder: npm run export -- <folder>`,
      );
    }
    rmSync(site, { recursive: true, force: true });
    await checkOut(tree, ['public', 'nginx']);
    for (const each of ['nginx', 'public']) cpSync(tree.path(each), join(folder, each), { recursive: true });
    return live.number;
  });
