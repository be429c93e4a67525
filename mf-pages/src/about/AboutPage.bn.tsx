import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { About } from './About.tsx';
import { AboutContent } from './aboutContent.ts';
import { content } from './content.bn.ts';

export const AboutPageBn = localized(About, bengali, AboutContent, content);
