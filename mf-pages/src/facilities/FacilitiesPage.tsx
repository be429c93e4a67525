import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { content } from './content.en.ts';
import { Facilities } from './Facilities.tsx';
import { FacilitiesContent } from './facilitiesContent.ts';

export const FacilitiesPage = localized(Facilities, english, FacilitiesContent, content);
