import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { photoPolicy } from './content.bn.ts';
import { PhotoPolicy } from './PhotoPolicy.tsx';
import { PhotoPolicyContent } from './photoPolicyContent.ts';

export const PhotoPolicyPageBn = localized(PhotoPolicy, bengali, PhotoPolicyContent, photoPolicy);
