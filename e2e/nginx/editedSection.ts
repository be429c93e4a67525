import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from 'platform/commands/workspaces.ts';
import { readJson, temporaryFolder } from 'platform/files.ts';
import { deploy } from 'platform/publish/deploy.ts';
import type { SiteRepository } from 'platform/publish/git.ts';
import { publishSection } from 'platform/publish/publishVersion.ts';
import type { BuiltSection } from 'shared/contract/release';

/** Deploys a section as it is built, with other words in the description of its first page. */
export function deployEdited(repository: SiteRepository, name: string, description: string) {
  const [dist, folder] = [temporaryFolder(), temporaryFolder()];
  cpSync(builtFolder(name, 'production'), dist, { recursive: true });
  const file = join(dist, 'section.json');
  const built = readJson<BuiltSection>(file);
  const routes = built.routes.map(({ pages: { en, ...others }, ...route }, index) => {
    const edited = { ...en, head: { ...en.head, description } };
    return { ...route, pages: { en: index === 0 ? edited : en, ...others } };
  });
  writeFileSync(file, JSON.stringify({ ...built, routes }));
  const section = publishSection(folder, name, dist);
  return deploy(repository, { reason: description, folder, sections: { [name]: section } });
}
