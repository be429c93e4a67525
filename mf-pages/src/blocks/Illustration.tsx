import { type PictureName, usePicture } from './pictures.ts';

interface IllustrationProps {
  name: PictureName;
  /** Empty where the words beside it say the same. */
  alt: string;
  className?: string;
}

/** A drawing below the top of a page. */
export function Illustration({ name, alt, className }: IllustrationProps) {
  return <img className={className} loading="lazy" decoding="async" {...usePicture(name)} alt={alt} />;
}
