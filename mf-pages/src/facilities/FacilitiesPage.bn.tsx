import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { content } from './content.bn.ts';
import { Facilities } from './Facilities.tsx';
import { FacilitiesContent } from './facilitiesContent.ts';

export const FacilitiesPageBn = localized(Facilities, bengali, FacilitiesContent, content);
