import type { ByLocale } from '../contract/locales.ts';
import { content as bn } from './content.bn.ts';
import { content as en } from './content.en.ts';
import type { LocaleContent } from './localeContent.ts';

/** For code that is in no page: pages load their own locale's alone. */
export const commonContent: ByLocale<LocaleContent> = { en, bn };
