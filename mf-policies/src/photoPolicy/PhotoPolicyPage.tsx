import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { photoPolicy } from './content.en.ts';
import { PhotoPolicy } from './PhotoPolicy.tsx';
import { PhotoPolicyContent } from './photoPolicyContent.ts';

export const PhotoPolicyPage = localized(PhotoPolicy, english, PhotoPolicyContent, photoPolicy);
