import type { SiteConfig } from 'shared/contract/siteConfig';
import { logoAt } from 'shared/design/logoSvg';
import { school } from 'shared/school/school';
import { textLines, textPath } from './textPath.ts';

const margin = 72;
const textWidth = 500;
const titleSize = 66;
const leading = 76;

/**
 * Draws the 1200x630 cards of a site's pages, as SVG: mark, page, school and tagline; the right half is left for a
 * picture. What every card shows is drawn once.
 */
export function createSocialCard(site: SiteConfig): (pageName: string) => string {
  const above = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">',
    '<rect width="1200" height="630" fill="#fbf5e9"/>',
    '<rect x="620" width="580" height="630" fill="#f7dfd2"/>',
    logoAt(margin, 64, 88),
    ...textLines(site.school.name, 30, 360).map((line, index) =>
      at(line, margin + 108, 100 + index * 38, '#241a14'),
    ),
  ].join('');
  const below = [
    `<path d="M${margin} 500c24-22 48-22 72 0s48 22 72 0 48-22 72 0 48 22 72 0" fill="none" stroke="#e9a227" stroke-width="6" stroke-linecap="round"/>`,
    at(textPath(school.tagline, 26), margin, 566, '#5a4a3f'),
    '</svg>',
  ].join('');

  return (pageName) => {
    const title = textLines(pageName, titleSize, textWidth).slice(0, 4);
    const first = 300 - ((title.length - 2) * leading) / 2;
    const lines = title.map((line, index) => at(line, margin, first + index * leading, '#7d2b18'));
    return [above, ...lines, below].join('');
  };
}

const at = (path: string, x: number, y: number, colour: string) =>
  `<path transform="translate(${x} ${y})" d="${path}" fill="${colour}"/>`;
