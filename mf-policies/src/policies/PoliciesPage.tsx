import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { policies } from './content.en.ts';
import { Policies } from './Policies.tsx';
import { PoliciesContent } from './policiesContent.ts';

export const PoliciesPage = localized(Policies, english, PoliciesContent, policies);
