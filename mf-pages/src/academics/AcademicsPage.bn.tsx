import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { Academics } from './Academics.tsx';
import { AcademicsContent } from './academicsContent.ts';
import { content } from './content.bn.ts';

export const AcademicsPageBn = localized(Academics, bengali, AcademicsContent, content);
