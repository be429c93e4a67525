import { createContext, useContext } from 'react';
import type { content } from './content.en.ts';

export type GalleryContent = typeof content;

/** For what is deep in a page of the section. */
export const GalleryContext = createContext<GalleryContent | undefined>(undefined);

export function useGalleryContent(): GalleryContent {
  const content = useContext(GalleryContext);
  if (!content) throw new Error('Rendered outside of a page of the gallery.');
  return content;
}
