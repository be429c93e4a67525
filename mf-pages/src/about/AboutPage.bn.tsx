import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { About } from './About.tsx';
import { AboutContent } from './aboutContent.ts';
import { content } from './content.bn.ts';

export const AboutPageBn = localized(About, bengali, AboutContent, content);
