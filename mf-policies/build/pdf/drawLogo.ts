import { schoolLogo } from 'shared/design/schoolLogo';
import type { Pdf } from './createDocument.ts';
import { color } from './tokens.ts';
import { artifact } from './write.ts';

/** The school's mark as vectors; `size` in points. */
export function drawLogo(pdf: Pdf, x: number, y: number, size: number) {
  artifact(pdf, 'Layout', () => {
    pdf.translate(x, y).scale(size / schoolLogo.size);
    pdf.circle(schoolLogo.floor.cx, schoolLogo.floor.cy, schoolLogo.floor.r).fill(color('terracotta'));
    pdf.path(schoolLogo.sun).fill(color('marigold'));
    pdf.lineWidth(2).lineCap('round').lineJoin('round').path(schoolLogo.lines).stroke(color('on-strong'));
  });
}
