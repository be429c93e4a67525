import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { policies } from './content.en.ts';
import { Policies } from './Policies.tsx';
import { PoliciesContent } from './policiesContent.ts';

export const PoliciesPage = localized(Policies, english, PoliciesContent, policies);
