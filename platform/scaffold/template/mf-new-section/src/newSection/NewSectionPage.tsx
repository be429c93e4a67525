import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { content } from './content.en.ts';
import { NewSection } from './NewSection.tsx';
import { NewSectionContent } from './newSectionContent.ts';

export const NewSectionPage = localized(NewSection, english, NewSectionContent, content);
