import { createRequire } from 'node:module';
import { logoAt } from 'shared/design/logoSvg';
import { escapeHtml } from 'shared/head/escape';
import sharp from 'sharp';

const size = { width: 1200, height: 630 };
const pictureArea = { left: 620, top: 0, width: 580, height: 630 };
const margin = 72;
const titleCentre = 320;

const displayFont = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/tiro-bangla/TiroBangla_400Regular.ttf',
);

/** A page's picture for link previews: mark, page, school and tagline, and a drawing in the right half, if there is one. */
export async function drawSocialImage(
  title: string,
  { schoolName, tagline: slogan }: { schoolName: string; tagline: string },
  drawing: Buffer | undefined,
): Promise<Buffer> {
  const [name, heading, tagline] = await Promise.all([
    drawText(schoolName, { size: 30, width: 360, colour: '#241a14' }),
    drawText(title, { size: 66, width: 510, colour: '#7d2b18' }),
    drawText(slogan, { size: 26, width: 510, colour: '#5a4a3f' }),
  ]);
  const layers = [
    { input: name.data, left: margin + 108, top: 108 - Math.round(name.info.height / 2) },
    { input: heading.data, left: margin, top: titleCentre - Math.round(heading.info.height / 2) },
    { input: tagline.data, left: margin, top: 546 },
  ];
  if (drawing) {
    const { left, top, ...area } = pictureArea;
    const picture = sharp(drawing, { density: 144 }).resize({ ...area, fit: 'cover' });
    layers.push({ input: await picture.png().toBuffer(), left, top });
  }
  const card = sharp(Buffer.from(cardSvg)).resize(size).composite(layers);
  return card.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

const cardSvg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">`,
  `<rect width="${size.width}" height="${size.height}" fill="#fbf5e9"/>`,
  `<rect x="${pictureArea.left}" width="${pictureArea.width}" height="${pictureArea.height}" fill="#f7dfd2"/>`,
  logoAt(margin, 64, 88),
  `<path d="M${margin} 500c24-22 48-22 72 0s48 22 72 0 48-22 72 0 48 22 72 0" fill="none" stroke="#e9a227" stroke-width="6" stroke-linecap="round"/>`,
  '</svg>',
].join('');

/** Text in the display face, wrapped at `width` pixels. */
const drawText = (text: string, style: { size: number; width: number; colour: string }) =>
  sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeHtml(text)}</span>`,
      fontfile: displayFont,
      font: `Tiro Bangla ${style.size}`,
      width: style.width,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
