import { createContext } from 'react';
import { useContent } from 'shared/language/LanguageContext';
import type { content } from './content.en.ts';

export type GalleryTexts = typeof content;

/** The texts of every page of the section. */
export const GalleryContent = createContext<GalleryTexts | undefined>(undefined);

export const useGalleryContent = () => useContent(GalleryContent);
