import { schoolLogo } from './schoolLogo.ts';

const { size, floor, sun, lines } = schoolLogo;

const shapes = `<circle cx="${floor.cx}" cy="${floor.cy}" r="${floor.r}" fill="#a83f26"/>
<path d="${sun}" fill="#e9a227"/>
<path d="${lines}" fill="none" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The school's mark in its own colours, as a whole SVG file. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${shapes}</svg>`;

/** The school's mark as a part of a larger drawing. */
export const logoAt = (x: number, y: number, width: number) =>
  `<g transform="translate(${x} ${y}) scale(${width / size})">${shapes}</g>`;
