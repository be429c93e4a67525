import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { Admissions } from './Admissions.tsx';
import { AdmissionsContent } from './admissionsContent.ts';
import { content } from './content.en.ts';

export const AdmissionsPage = localized(Admissions, english, AdmissionsContent, content);
