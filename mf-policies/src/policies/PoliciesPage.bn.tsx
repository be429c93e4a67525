import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { policies } from './content.bn.ts';
import { Policies } from './Policies.tsx';
import { PoliciesContent } from './policiesContent.ts';

export const PoliciesPageBn = localized(Policies, bengali, PoliciesContent, policies);
