import { createContext } from 'react';
import type { content } from './content.en.ts';

export const ContactContent = createContext<typeof content | undefined>(undefined);
