import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { Admissions } from './Admissions.tsx';
import { AdmissionsContent } from './admissionsContent.ts';
import { content } from './content.bn.ts';

export const AdmissionsPageBn = localized(Admissions, bengali, AdmissionsContent, content);
