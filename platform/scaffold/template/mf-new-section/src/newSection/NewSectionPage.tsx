import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { content } from './content.en.ts';
import { NewSection } from './NewSection.tsx';
import { NewSectionContent } from './newSectionContent.ts';

export const NewSectionPage = localized(NewSection, english, NewSectionContent, content);
