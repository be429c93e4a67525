import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { content } from './content.bn.ts';
import { Home } from './Home.tsx';
import { HomeContent } from './homeContent.ts';

export const HomePageBn = localized(Home, bengali, HomeContent, content);
