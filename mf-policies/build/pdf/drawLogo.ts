import { readFileSync } from 'node:fs';
import type { Pdf } from './createDocument.ts';
import { color } from './tokens.ts';
import { artifact } from './write.ts';

const source = readFileSync(new URL('../../../shared/ui/SchoolLogo.tsx', import.meta.url), 'utf8');
const [sun, lines, ...others] = [...source.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

/** The school's mark from the shared component, as vectors; `size` in points. */
export function drawLogo(pdf: Pdf, x: number, y: number, size: number) {
  if (!sun || !lines || others.length > 0) {
    throw new Error(
      'shared/ui/SchoolLogo.tsx no longer has two paths, sun and lines: draw the mark anew here.',
    );
  }
  artifact(pdf, 'Layout', () => {
    pdf.translate(x, y).scale(size / 64);
    pdf.circle(32, 32, 32).fill(color('terracotta'));
    pdf.path(sun).fill(color('marigold'));
    pdf.lineWidth(2).lineCap('round').lineJoin('round').path(lines).stroke(color('on-strong'));
  });
}
