import { createContext } from 'react';
import type { content } from './content.en.ts';

export const FacilitiesContent = createContext<typeof content | undefined>(undefined);
