import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { photoPolicy } from './content.en.ts';
import { PhotoPolicy } from './PhotoPolicy.tsx';
import { PhotoPolicyContent } from './photoPolicyContent.ts';

export const PhotoPolicyPage = localized(PhotoPolicy, english, PhotoPolicyContent, photoPolicy);
