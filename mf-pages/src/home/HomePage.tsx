import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { content } from './content.en.ts';
import { Home } from './Home.tsx';
import { HomeContent } from './homeContent.ts';

export const HomePage = localized(Home, english, HomeContent, content);
