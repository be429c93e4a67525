import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inLocale, type Locale, mapLocales } from 'shared/contract/locales';
import type { Release, RouteRelease, SectionRelease } from 'shared/contract/release';
import type { HeadTemplate } from 'shared/contract/section';
import { logoSvg } from 'shared/design/logoSvg';
import { commonContent } from 'shared/locale/commonContent';
import { contentHash, filesBelow, writeBelow } from '../files.ts';
import { blobId } from './contentIds.ts';
import { checkOut, type SiteTree } from './git.ts';
import { servedBase } from './readRelease.ts';
import { siteIn } from './releaseLocales.ts';

/**
 * Draws the link-preview picture of every page that the tree has none of, and names it in the page's head: after what it
 * shows, and after its content.
 */
export async function withSocialImages<Content extends Pick<Release, 'site' | 'sections'>>(
  tree: SiteTree,
  content: Content,
): Promise<Content> {
  const drawnAlike = [logoSvg, contentHash(join(import.meta.dirname, 'social'))];
  const pictures = Object.values(content.sections).flatMap(({ name, version, routes }) =>
    routes
      .flatMap(({ pages }) => Object.values(pages))
      .flatMap(({ head }) => (head.picture ? `public${servedBase(name, version)}${head.picture}` : [])),
  );
  await checkOut(tree, pictures);
  const drawn = [...tree.files.keys(), ...filesBelow(tree.path())]
    .filter((file) => file.startsWith('public/_social/'))
    .map((file) => basename(file));
  const withImage = async (
    { name: section, version }: SectionRelease,
    head: HeadTemplate,
    locale: Locale,
  ) => {
    const schoolName = siteIn(locale, content.site).school.name;
    const { tagline } = inLocale(commonContent, locale).school;
    const title = pageName(head.title, schoolName);
    const drawing = head.picture
      ? readFileSync(tree.path('public', servedBase(section, version), head.picture))
      : undefined;
    const key = createHash('sha256')
      .update(JSON.stringify([title, schoolName, tagline, ...drawnAlike]))
      .update(drawing ?? '')
      .digest('hex')
      .slice(0, 12);
    let name = drawn.find((each) => each.startsWith(key));
    if (!name) {
      // Takes half a second to load, with the libraries that draw.
      const { drawSocialImage } = await import('./social/drawSocialImage.ts');
      const picture = await drawSocialImage(title, { schoolName, tagline }, drawing);
      name = `${key}-${blobId(picture).slice(0, 12)}.jpg`;
      writeBelow(tree.path('public/_social', name), picture);
      drawn.push(name);
    }
    return { ...head, socialImage: `/_social/${name}` as const };
  };

  const sections = { ...content.sections };
  for (const [name, section] of Object.entries(sections)) {
    const routes: RouteRelease[] = [];
    for (const route of section.routes) {
      const pages = await mapLocales(route.pages, async (page, locale) => ({
        ...page,
        head: await withImage(section, page.head, locale),
      }));
      routes.push({ ...route, pages });
    }
    sections[name] = { ...section, routes };
  }
  return { ...content, sections };
}

/** What a title says beside the school's name, which is on the card anyway. */
function pageName(title: string, schoolName: string): string {
  const parts = title.split(' | ').filter((part) => part !== '{school}');
  return (parts[0] ?? title).replaceAll('{school}', schoolName);
}
