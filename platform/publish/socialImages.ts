import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Release, RouteRelease, SectionRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import sharp from 'sharp';
import { composerVersion } from './composerVersion.ts';
import type { ReleaseContent } from './promote.ts';
import { createSocialCard } from './socialCard.ts';
import { type Store, servedBase, writeWhole } from './store.ts';

/** Pictures for link previews lie here, named after their content. */
const folder = '/_social/';

const size = { width: 1200, height: 630 };
const pictureArea = { left: 620, top: 0, width: 580, height: 630 };

/**
 * Draws the link-preview picture of every prerendered page and names it in the page's head. A section that one of the
 * `earlier` releases has in the same version keeps its pictures, where this code drew them for the same shell and site.
 */
export async function withSocialImages(
  store: Store,
  content: ReleaseContent,
  earlier: readonly Release[],
): Promise<ReleaseContent> {
  const alike = earlier.filter((release) => isDrawnAlike(release, content));
  let socialCard: ReturnType<typeof createSocialCard> | undefined;
  const sections: Record<string, SectionRelease> = {};
  for (const [name, section] of Object.entries(content.sections)) {
    const drawn = alike
      .map((release) => release.sections[name])
      .find((each) => each?.version === section.version);
    if (drawn) {
      sections[name] = { ...section, routes: drawn.routes };
      continue;
    }
    const routes: RouteRelease[] = [];
    for (const route of section.routes) {
      socialCard ??= createSocialCard(content.site);
      const card = socialCard(pageName(route.head.title, content.site));
      const socialImage = await socialImageOf(store, section, route, card);
      routes.push({ ...route, head: { ...route.head, socialImage } });
    }
    sections[name] = { ...section, routes };
  }
  return { ...content, sections };
}

/** Another mark or tagline is another version of the shell too, which shows both. */
const isDrawnAlike = (earlier: Release, { site, shell }: ReleaseContent) =>
  earlier.composer === composerVersion() &&
  earlier.shell.version === shell.version &&
  JSON.stringify(earlier.site) === JSON.stringify(site);

async function socialImageOf(store: Store, section: SectionRelease, { head }: RouteRelease, card: string) {
  const drawing = head.picture
    ? readFileSync(store.path('public', servedBase(section.name, section.version), head.picture))
    : undefined;
  const key = createHash('sha256')
    .update(card)
    .update(drawing ?? '')
    .digest('hex')
    .slice(0, 12);
  const path: `/${string}` = `${folder}${key}.jpg`;
  const file = store.path('public', path);
  if (!existsSync(file)) writeWhole(file, await render(card, drawing));
  return path;
}

/** What a title says beside the school's name, which stands on the card anyway. */
function pageName(title: string, site: SiteConfig): string {
  const parts = title.split(' | ').filter((part) => part !== '{school}');
  return (parts[0] ?? title).replaceAll('{school}', site.school.name);
}

async function render(card: string, drawing: Buffer | undefined): Promise<Buffer> {
  const base = sharp(Buffer.from(card)).resize(size);
  if (drawing) {
    const { left, top, ...area } = pictureArea;
    const input = await sharp(drawing, { density: 144 })
      .resize({ ...area, fit: 'cover' })
      .png()
      .toBuffer();
    base.composite([{ input, left, top }]);
  }
  return base.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
