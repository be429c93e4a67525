/** What is done to a picture before it is delivered. */
export interface Transformation {
  /** Delivered pixels. */
  width: number;
  height: number;
  /** Fill the size exactly and cut what is over, or stay within it and never enlarge. */
  crop: 'fill' | 'limit';
  /** What is left of a picture that is cut. */
  keeps: 'centre' | 'right';
  quality: 'good' | 'eco';
  sharpen: boolean;
  /** In the bottom right corner. */
  watermark?: Watermark;
}

export interface Watermark {
  text: string;
  /** Pixels, like the distances from the right and from below. */
  size: number;
  x: number;
  y: number;
}

export interface Delivery {
  publicId: string;
  /** How a row of the gallery names the picture below the image base: `v1/<public id>`. */
  address: string;
  /** Undefined for the whole picture, which is delivered as JPEG. */
  transformation?: Transformation;
}

export class InvalidAddress extends Error {}

const largestSide = 4096;
const maxTextLength = 200;

const pictureParameters =
  /^w_(\d{1,4}),h_(\d{1,4}),c_(fill|limit)(,g_east)?,q_auto(?::(good|eco))?(,e_sharpen)?,f_auto,fl_progressive,dpr_([12])\.0$/;
const watermarkLayer = /^l_text:[A-Za-z ]+_(\d{1,3})_bold:(.+),co_rgb:ffffff,o_60$/s;
const watermarkPlacement = /^fl_layer_apply,g_south_east,x_(\d{1,3}),y_(\d{1,3})$/;

/**
 * Reads what follows `/image/upload/` in an address as shared/images/presets.ts writes it. Throws an InvalidAddress
 * that names the part that no preset has, and a URIError for bad percent-encoding.
 * Source: https://cloudinary.com/documentation/transformation_reference
 */
export function parseDelivery(path: string): Delivery {
  const segments = path.split('/').map(decodeURIComponent);
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  if (version < 0) throw new InvalidAddress(`"${path}" has no version such as v1 before its public id.`);
  const address = segments.slice(version).join('/');
  const publicId = segments.slice(version + 1).join('/');
  const [picture, layer, placement, ...more] = segments.slice(0, version);
  if (more[0] !== undefined) throw unknownPart(more[0]);
  if (picture === undefined) return { publicId, address };
  const transformation = parsePicture(picture);
  if (layer !== undefined) transformation.watermark = parseWatermark(layer, placement ?? '');
  return { publicId, address, transformation };
}

function parsePicture(part: string): Transformation {
  const [, width, height, crop, east, quality, sharpen, ratio] = pictureParameters.exec(part) ?? [];
  if (crop === undefined) throw unknownPart(part);
  const size = { width: Number(width) * Number(ratio), height: Number(height) * Number(ratio) };
  if (Math.min(size.width, size.height) < 1 || Math.max(size.width, size.height) > largestSide) {
    throw new InvalidAddress(`"${part}" is not between 1 and ${largestSide} pixels on each side.`);
  }
  return {
    ...size,
    crop: crop === 'fill' ? 'fill' : 'limit',
    keeps: east ? 'right' : 'centre',
    quality: quality === 'eco' ? 'eco' : 'good',
    sharpen: sharpen !== undefined,
  };
}

/** The text is percent-encoded once more than the rest of the address, as Cloudinary requires. */
function parseWatermark(layer: string, placement: string): Watermark {
  const [, size, encoded = ''] = watermarkLayer.exec(layer) ?? [];
  const [, x, y] = watermarkPlacement.exec(placement) ?? [];
  const text = decodeURIComponent(encoded);
  if (!Number(size) || text.length > maxTextLength) throw unknownPart(layer);
  if (x === undefined) throw unknownPart(placement);
  return { text, size: Number(size), x: Number(x), y: Number(y) };
}

const unknownPart = (part: string) =>
  new InvalidAddress(`"${part}" is no part of an address that shared/images/presets.ts writes.`);
