import { buildTransformation } from './buildTransformation.ts';
import { looksLikeComponent, parseComponent } from './parseComponent.ts';
import type { ImageFormat, Transformation } from './transformation.ts';

export interface Delivery {
  publicId: string;
  transformation: Transformation;
}

/**
 * Reads what follows `/image/upload/` in a Cloudinary delivery URL: `<transformation>[/…][/v1]/<public id>[.ext]`.
 * Throws a TransformationError that names the parameter it cannot serve, and a URIError for bad percent-encoding.
 * Source: https://cloudinary.com/documentation/transformation_reference
 */
export function parseDelivery(path: string): Delivery {
  const segments = path.split('/').map(decodeURIComponent);
  const version = segments.findIndex((segment) => /^v\d+$/.test(segment));
  const idStart = version >= 0 ? version + 1 : firstOfId(segments);
  const components = segments.slice(0, version >= 0 ? version : idStart).map(parseComponent);
  const { id, extension } = splitExtension(segments.slice(idStart).join('/'));
  const transformation = buildTransformation(components);
  return { publicId: id, transformation: { ...transformation, format: transformation.format ?? extension } };
}

function firstOfId(segments: string[]): number {
  const first = segments.findIndex((segment) => !looksLikeComponent(segment));
  return first < 0 ? segments.length - 1 : first;
}

const EXTENSIONS: Record<string, ImageFormat> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
  png: 'png',
  avif: 'avif',
};

function splitExtension(id: string): { id: string; extension: ImageFormat } {
  const dot = id.lastIndexOf('.');
  const extension = dot > 0 ? EXTENSIONS[id.slice(dot + 1).toLowerCase()] : undefined;
  return extension ? { id: id.slice(0, dot), extension } : { id, extension: 'jpg' };
}
