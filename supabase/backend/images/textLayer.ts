import type { Component } from './parseComponent.ts';
import { type TextLayer, TransformationError } from './transformation.ts';

const LARGEST_SIZE = 400;
const LONGEST_TEXT = 200;

const STYLES: Record<string, string> = {
  thin: 'Thin',
  light: 'Light',
  normal: '',
  bold: 'Bold',
  italic: 'Italic',
};

/** `text:Noto Sans_28_bold:Simanta Palli`; the text is percent-encoded once more, as Cloudinary asks. */
export function textLayer(layer: string, placement: Component, scale: number): TextLayer {
  const [, font = '', ...text] = layer.split(':');
  const [, size, styles = ''] = /^[^_]+_(\d{1,3})((?:_[a-z]+)*)$/i.exec(font) ?? [];
  if (!size || Number(size) === 0) {
    throw new TransformationError(`l_${layer}`, 'the font needs a size, such as Arial_28_bold');
  }
  const pixels = Math.round(Number(size) * scale);
  const words = decodeText(layer, text.join(':'));
  if (pixels > LARGEST_SIZE || words.length > LONGEST_TEXT) {
    throw new TransformationError(
      `l_${layer.slice(0, LONGEST_TEXT)}`,
      `at most ${LONGEST_TEXT} letters of ${LARGEST_SIZE} pixels are drawn`,
    );
  }
  return {
    kind: 'text',
    text: words,
    size: pixels,
    style: styles
      .split('_')
      .filter(Boolean)
      .map((style) => pangoStyle(layer, style))
      .join(' '),
    color: placement.co ?? '#000000',
    opacity: placement.o ?? 100,
    gravity: placement.g ?? 'center',
    x: Math.round((placement.x ?? 0) * scale),
    y: Math.round((placement.y ?? 0) * scale),
  };
}

function pangoStyle(layer: string, style: string): string {
  const pango = STYLES[style];
  if (pango === undefined)
    throw new TransformationError(`l_${layer}`, `the font style ${style} is not supported`);
  return pango;
}

function decodeText(layer: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TransformationError(`l_${layer}`, 'its text is not percent-encoded; write % as %2525');
  }
}
