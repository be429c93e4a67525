import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { content } from './content.en.ts';
import { Facilities } from './Facilities.tsx';
import { FacilitiesContent } from './facilitiesContent.ts';

export const FacilitiesPage = localized(Facilities, english, FacilitiesContent, content);
