import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { photoPolicy } from './content.bn.ts';
import { PhotoPolicy } from './PhotoPolicy.tsx';
import { PhotoPolicyContent } from './photoPolicyContent.ts';

export const PhotoPolicyPageBn = localized(PhotoPolicy, bengali, PhotoPolicyContent, photoPolicy);
