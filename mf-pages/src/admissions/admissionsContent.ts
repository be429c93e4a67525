import { createContext } from 'react';
import type { content } from './content.en.ts';

export const AdmissionsContent = createContext<typeof content | undefined>(undefined);
