import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The lightbox's size, twice over. Whoever knows a picture's address can open it whole. */
const maxSize = { width: 2400, height: 1800 };

export const largest = `${maxSize.width} x ${maxSize.height} pixels`;

export const isTooLarge = (width: number, height: number) => width > maxSize.width || height > maxSize.height;

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'];

/**
 * Reads a picture as the gallery stores it: an upright JPEG without a camera's notes, which can hold the place where a
 * child lives; its average colour, `#rrggbb`; a fingerprint, the same for the same file on every computer. Rejects with
 * what is wrong with the file, in words.
 */
export async function preparePhoto(file: string, smallestSide = 300) {
  const original = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT' ? 'is not there' : error.code === 'EISDIR' ? 'is a folder' : 'cannot be read',
    );
  });
  const { format, width, height } = await sharp(original)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format || !formats.includes(format)) {
    throw new Error(
      isHeif(original)
        ? 'is an iPhone picture (HEIC); export it as JPEG first'
        : 'is not a picture (JPEG, PNG or WebP)',
    );
  }
  if (Math.min(width, height) < smallestSide) {
    throw new Error(
      `is too small: ${width} x ${height} pixels; at least ${smallestSide} each way are needed`,
    );
  }
  const { data, info } = await sharp(original, { failOn: 'error', limitInputPixels: 200_000_000 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error('is damaged; copy it again from the camera');
    });
  return {
    picture: data,
    width: info.width,
    height: info.height,
    colour: await averageColour(data),
    fingerprint: createHash('sha256').update(original).digest('hex').slice(0, 32),
  };
}

/** `#rrggbb` of a picture of pixels; a drawing must be rendered first. */
async function averageColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

const isHeif = (file: Buffer) =>
  /^ftyp(?:heic|heix|mif1|msf1|hevc)/.test(file.subarray(4, 12).toString('latin1'));
