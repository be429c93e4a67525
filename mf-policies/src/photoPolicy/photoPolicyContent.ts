import { createContext } from 'react';
import type { TwinOf } from '../document/policyDocument.ts';
import type { photoPolicy } from './content.en.ts';

export const PhotoPolicyContent = createContext<TwinOf<typeof photoPolicy> | undefined>(undefined);
