import { createContext } from 'react';
import { useContent } from 'shared/locale/LocaleContext';
import type { content } from './content.en.ts';

export type GalleryContent = typeof content;

/** The texts of every page of the section. */
export const GalleryContext = createContext<GalleryContent | undefined>(undefined);

export const useGalleryContent = () => useContent(GalleryContext);
