import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { content } from './content.bn.ts';
import { Home } from './Home.tsx';
import { HomeContent } from './homeContent.ts';

export const HomePageBn = localized(Home, bengali, HomeContent, content);
