import { useSectionAsset } from 'shared/site/useSite';

/** The section's drawings in `public/`, each with its width and height. They follow the colour scheme themselves. */
export const pictures = {
  gate: [1200, 900],
  classroom: [1200, 900],
  'admission-desk': [1200, 900],
  campus: [1600, 900],
  lane: [1200, 900],
  'school-bell': [800, 600],
  'era-first-benches': [1000, 720],
  'era-computers': [1000, 720],
  'era-building': [1000, 720],
  'era-yoga': [1000, 720],
  yoga: [640, 480],
  'physical-training': [640, 480],
  gymnastics: [640, 480],
  'drawn-map': [1600, 900],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureName = keyof typeof pictures;

/** Address and size of a drawing, as attributes of its `<img>`. */
export function usePicture(name: PictureName) {
  const asset = useSectionAsset();
  const [width, height] = pictures[name];
  return { src: asset(`${name}.svg`), width, height };
}
