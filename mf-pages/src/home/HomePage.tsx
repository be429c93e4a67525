import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { content } from './content.en.ts';
import { Home } from './Home.tsx';
import { HomeContent } from './homeContent.ts';

export const HomePage = localized(Home, english, HomeContent, content);
