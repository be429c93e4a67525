import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { content } from './content.bn.ts';
import { NewSection } from './NewSection.tsx';
import { NewSectionContent } from './newSectionContent.ts';

export const NewSectionPageBn = localized(NewSection, bengali, NewSectionContent, content);
