/** Public ids of the home page's photos, each at `<images.base>v1/<id>`. */
export const heroPhotos = [
  'hero/gate-in-the-morning',
  'hero/sky-bridge',
  'hero/assembly',
  'hero/computer-laboratory',
  'hero/yoga-on-the-terrace',
  'hero/festival-night',
] as const;

export type HeroPhoto = (typeof heroPhotos)[number];
