import { createContext } from 'react';
import type { content } from './content.en.ts';

export const NewSectionContent = createContext<typeof content | undefined>(undefined);
