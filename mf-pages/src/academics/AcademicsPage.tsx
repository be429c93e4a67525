import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { Academics } from './Academics.tsx';
import { AcademicsContent } from './academicsContent.ts';
import { content } from './content.en.ts';

export const AcademicsPage = localized(Academics, english, AcademicsContent, content);
