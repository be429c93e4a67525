import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { content } from './content.bn.ts';
import { NewSection } from './NewSection.tsx';
import { NewSectionContent } from './newSectionContent.ts';

export const NewSectionPageBn = localized(NewSection, bengali, NewSectionContent, content);
