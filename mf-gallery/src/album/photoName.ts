import type { Photo } from '../data/photo.ts';
import { albumContent } from './content.en.ts';

/** The photo in words, also where it has no title. */
export const photoName = ({ title }: Photo) => title || albumContent.untitled;
