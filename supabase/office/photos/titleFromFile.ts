import { parse } from 'node:path';

/** Names that cameras and telephones give: they say nothing about the photo. */
const byMachine =
  /^(?:img|dsc[nf]?|pxl|mvimg|p|photo|image|whatsapp[ _-]image|screenshot)?[ _-]*\d[\d _.~()-]*(?:at[\d _.()-]+(?:[ap]m)?|wa\d+)?(?:[\s_(-]*\d*\)?)?$/i;

/** `02-the_morning-prayer.jpg` becomes `The morning prayer`; a camera's own name becomes no title. */
export function titleFromFile(file: string): string {
  const { name } = parse(file);
  if (byMachine.test(name)) return '';
  const words = name
    .replace(/^\d+[ ._-]+/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
