import { useSectionAsset } from 'shared/site/useSectionAsset';
import { type PictureName, pictures } from './pictures.ts';

/** Address and size of a drawing, as attributes of its `<img>`. */
export function usePicture(name: PictureName) {
  const asset = useSectionAsset();
  const [width, height] = pictures[name];
  return { src: asset(`${name}.svg`), width, height };
}
