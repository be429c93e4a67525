import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { About } from './About.tsx';
import { AboutContent } from './aboutContent.ts';
import { content } from './content.en.ts';

export const AboutPage = localized(About, english, AboutContent, content);
