/** What we use of opentype.js, which brings no types; those of DefinitelyTyped are of version 1. */
declare module 'opentype.js' {
  class Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    quadraticCurveTo(x1: number, y1: number, x: number, y: number): void;
    curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
    close(): void;
  }

  class Glyph {
    constructor(glyph: { name: string; unicode?: number | undefined; advanceWidth: number; path: Path });
  }

  class Font {
    constructor(font: {
      familyName: string;
      styleName: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      glyphs: readonly Glyph[];
      /** As its parser returns them. */
      tables: Record<string, object>;
    });
    toArrayBuffer(): ArrayBuffer;
  }

  const opentype: { Font: typeof Font; Glyph: typeof Glyph; Path: typeof Path };
  export default opentype;
}
