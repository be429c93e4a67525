import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodeJob } from './encode.ts';
import type { ImageFormat, Transformation } from './transformation.ts';
import { findSource } from './uploads.ts';

/** Raised when the encoder's output changes, so that no older rendition is served. */
const ENCODER_VERSION = 1;

export interface Rendition {
  format: ImageFormat;
  /** Of the source and everything done to it: known before anything is drawn. */
  hash: string;
  read(): Promise<Buffer>;
}

export interface RenditionOptions {
  cacheDir: string;
  /** Photos that the office uploaded; the others are the demo's. */
  uploadsDir: string;
  encodeTo: (file: string, job: EncodeJob) => Promise<void>;
}

/** Undefined when there is no such picture. */
export type FindRendition = (
  publicId: string,
  transformation: Transformation,
  accept: string,
) => Rendition | undefined;

export function renditions({ cacheDir, uploadsDir, encodeTo }: RenditionOptions): FindRendition {
  const underWay = new Map<string, Promise<void>>();

  async function make(file: string, publicId: string, transformation: Transformation, format: ImageFormat) {
    const source = findSource(uploadsDir, publicId);
    if (!source) throw new Error(`The picture ${publicId} is gone.`);
    await mkdir(cacheDir, { recursive: true });
    await encodeTo(file, { source: source.file, transformation, format });
  }

  async function read(file: string, publicId: string, transformation: Transformation, format: ImageFormat) {
    if (!existsSync(file)) {
      const job = underWay.get(file) ?? make(file, publicId, transformation, format);
      underWay.set(file, job);
      await job.finally(() => underWay.delete(file));
    }
    return readFile(file);
  }

  return (publicId, transformation, accept) => {
    const source = findSource(uploadsDir, publicId);
    if (!source) return undefined;
    const { steps, quality, progressive } = transformation;
    const hashFor = (format: ImageFormat) =>
      sha256(
        JSON.stringify([ENCODER_VERSION, publicId, source.version, steps, quality, progressive, format]),
      );
    const fileFor = (format: ImageFormat) => join(cacheDir, `${hashFor(format)}.${format}`);
    const format = negotiate(transformation.format, accept, () => existsSync(fileFor('avif')));
    return {
      format,
      hash: hashFor(format),
      read: () => read(fileFor(format), publicId, transformation, format),
    };
  };
}

/** AVIF takes seconds to encode, so `f_auto` gives it only where somebody has had it made by `f_avif`. */
function negotiate(asked: Transformation['format'], accept: string, hasAvif: () => boolean): ImageFormat {
  if (asked !== 'auto') return asked ?? 'jpg';
  if (accept.includes('image/avif') && hasAvif()) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpg';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
