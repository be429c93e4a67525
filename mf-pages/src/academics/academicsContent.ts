import { createContext } from 'react';
import type { content } from './content.en.ts';

export const AcademicsContent = createContext<typeof content | undefined>(undefined);
