export type Gravity =
  | 'auto'
  | 'center'
  | 'north'
  | 'north_east'
  | 'east'
  | 'south_east'
  | 'south'
  | 'south_west'
  | 'west'
  | 'north_west';

export interface Resize {
  kind: 'resize';
  crop: 'fill' | 'limit' | 'fit' | 'scale';
  width?: number;
  height?: number;
  gravity: Gravity;
}

export interface Sharpen {
  kind: 'sharpen';
  /** Cloudinary's scale: 1 to 2000, 100 by default. */
  strength: number;
}

export interface TextLayer {
  kind: 'text';
  text: string;
  /** Pixels. */
  size: number;
  /** Pango's words for weight and slant, for example `Bold Italic`. */
  style: string;
  /** `#rrggbb` */
  color: string;
  /** 0 to 100. */
  opacity: number;
  gravity: Gravity;
  x: number;
  y: number;
}

export type Step = Resize | Sharpen | TextLayer;
export type ImageFormat = 'jpg' | 'webp' | 'png' | 'avif';
export type Quality = number | 'best' | 'good' | 'eco' | 'low';

/** What a delivery URL asks for, in the order in which it is done. */
export interface Transformation {
  steps: Step[];
  quality: Quality;
  format: ImageFormat | 'auto' | undefined;
  progressive: boolean;
}

/** Pixels of the longest side that is drawn, its ratio counted. */
export const LARGEST_SIDE = 4096;

export class TransformationError extends Error {
  constructor(
    readonly parameter: string,
    reason: string,
  ) {
    super(`Invalid transformation parameter "${parameter}": ${reason}.`);
  }
}
