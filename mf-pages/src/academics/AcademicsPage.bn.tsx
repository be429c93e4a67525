import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { Academics } from './Academics.tsx';
import { AcademicsContent } from './academicsContent.ts';
import { content } from './content.bn.ts';

export const AcademicsPageBn = localized(Academics, bengali, AcademicsContent, content);
