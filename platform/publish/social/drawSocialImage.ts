import { logoAt } from 'shared/design/logoSvg';
import { school } from 'shared/school/school';
import sharp from 'sharp';
import { textLines, textPath } from './textPath.ts';

const size = { width: 1200, height: 630 };
const pictureArea = { left: 620, top: 0, width: 580, height: 630 };
const margin = 72;
const textWidth = 500;
/** The second one for a title of more than three lines. */
const titleSizes = [66, 54] as const;

/** A page's picture for link previews: mark, page, school and tagline, and a drawing in the right half, if there is one. */
export async function drawSocialImage(
  title: string,
  schoolName: string,
  drawing: Buffer | undefined,
): Promise<Buffer> {
  const card = sharp(Buffer.from(cardSvg(title, schoolName))).resize(size);
  if (drawing) {
    const { left, top, ...area } = pictureArea;
    const input = await sharp(drawing, { density: 144 })
      .resize({ ...area, fit: 'cover' })
      .png()
      .toBuffer();
    card.composite([{ input, left, top }]);
  }
  return card.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

function cardSvg(title: string, schoolName: string): string {
  const [large, small] = titleSizes;
  const titleSize = textLines(title, large, textWidth).length > 3 ? small : large;
  const lines = textLines(title, titleSize, textWidth).slice(0, 4);
  const leading = titleSize * 1.15;
  const first = 300 - ((lines.length - 2) * leading) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="#fbf5e9"/>`,
    `<rect x="${pictureArea.left}" width="${pictureArea.width}" height="${pictureArea.height}" fill="#f7dfd2"/>`,
    logoAt(margin, 64, 88),
    ...textLines(schoolName, 30, 360).map((line, index) =>
      at(line, margin + 108, 100 + index * 38, '#241a14'),
    ),
    ...lines.map((line, index) => at(line, margin, first + index * leading, '#7d2b18')),
    `<path d="M${margin} 500c24-22 48-22 72 0s48 22 72 0 48-22 72 0 48 22 72 0" fill="none" stroke="#e9a227" stroke-width="6" stroke-linecap="round"/>`,
    at(textPath(school.tagline, 26), margin, 566, '#5a4a3f'),
    '</svg>',
  ].join('');
}

const at = (path: string, x: number, y: number, colour: string) =>
  `<path transform="translate(${x} ${y})" d="${path}" fill="${colour}"/>`;
