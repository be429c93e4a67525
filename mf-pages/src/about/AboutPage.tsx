import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { About } from './About.tsx';
import { AboutContent } from './aboutContent.ts';
import { content } from './content.en.ts';

export const AboutPage = localized(About, english, AboutContent, content);
