import { localeCodes, localePath } from 'shared/contract/locales';
import { useHydrated } from 'shared/ui/useHydrated';
import { useShellLocale } from '../locale/ShellLocale.ts';

/** For a browser that prefers another locale, in that one. Nobody is sent there unasked. */
export function LocaleOffer() {
  const { locale, content } = useShellLocale();
  const [preferred = locale] = useHydrated() ? navigator.languages.flatMap(codesOf) : [];
  const offer = content.offers[preferred];
  if (preferred === locale || !offer) return null;
  return (
    <a className="language-offer" href={localePath(preferred, '/')} lang={preferred} hrefLang={preferred}>
      {offer}
    </a>
  );
}

/** `bn-IN` -> `bn`, where the site has it. */
const codesOf = (tag: string) => localeCodes.filter((code) => code === tag.split('-')[0]);
