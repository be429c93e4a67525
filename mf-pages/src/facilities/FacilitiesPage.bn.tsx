import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { content } from './content.bn.ts';
import { Facilities } from './Facilities.tsx';
import { FacilitiesContent } from './facilitiesContent.ts';

export const FacilitiesPageBn = localized(Facilities, bengali, FacilitiesContent, content);
