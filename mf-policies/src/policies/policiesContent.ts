import { createContext } from 'react';
import type { TwinOf } from '../document/policyDocument.ts';
import type { policies } from './content.en.ts';

export const PoliciesContent = createContext<TwinOf<typeof policies> | undefined>(undefined);
