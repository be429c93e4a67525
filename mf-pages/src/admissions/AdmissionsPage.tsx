import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { Admissions } from './Admissions.tsx';
import { AdmissionsContent } from './admissionsContent.ts';
import { content } from './content.en.ts';

export const AdmissionsPage = localized(Admissions, english, AdmissionsContent, content);
