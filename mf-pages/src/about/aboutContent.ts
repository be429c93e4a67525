import { createContext } from 'react';
import type { content } from './content.en.ts';

export const AboutContent = createContext<typeof content | undefined>(undefined);
