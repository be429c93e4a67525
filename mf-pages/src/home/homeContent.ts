import { createContext } from 'react';
import type { content } from './content.en.ts';

export const HomeContent = createContext<typeof content | undefined>(undefined);
