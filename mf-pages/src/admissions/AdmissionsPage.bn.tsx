import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { Admissions } from './Admissions.tsx';
import { AdmissionsContent } from './admissionsContent.ts';
import { content } from './content.bn.ts';

export const AdmissionsPageBn = localized(Admissions, bengali, AdmissionsContent, content);
