import { type ByLocale, inLocale, type Locale, localesOf } from 'shared/contract/locales';
import { commonContent } from 'shared/locale/commonContent';
import { content as bn } from './content.bn.ts';
import { content as en, type WrittenContent } from './content.en.ts';

const written: ByLocale<WrittenContent> = { en, bn };

export type ShellContent = ReturnType<typeof createShellContent>;

/** Everything that the shell says in a locale: plain data, which a document carries, so that no script has words. */
export function createShellContent(locale: Locale) {
  const { offer: _own, ...words } = inLocale(written, locale);
  const { format: _functions, ...common } = inLocale(commonContent, locale);
  const others = localesOf(written).filter((each) => each !== locale);
  return {
    ...words,
    /** For readers of the other locales, in these. */
    offers: Object.fromEntries(others.map((each) => [each, inLocale(written, each).offer])),
    /** What every page of the locale shares: of the first locale, where there is nothing in the document's. */
    common,
  };
}
