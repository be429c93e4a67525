import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { Academics } from './Academics.tsx';
import { AcademicsContent } from './academicsContent.ts';
import { content } from './content.en.ts';

export const AcademicsPage = localized(Academics, english, AcademicsContent, content);
