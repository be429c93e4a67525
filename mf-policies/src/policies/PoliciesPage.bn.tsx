import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { policies } from './content.bn.ts';
import { Policies } from './Policies.tsx';
import { PoliciesContent } from './policiesContent.ts';

export const PoliciesPageBn = localized(Policies, bengali, PoliciesContent, policies);
