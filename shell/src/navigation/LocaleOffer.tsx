import { localePath, otherLocale } from 'shared/contract/locales';
import { useHydrated } from 'shared/ui/useHydrated';
import { useShellLocale } from '../locale/ShellLocale.ts';

/** For a browser that prefers the other locale, in that locale. Nobody is sent there unasked. */
export function LocaleOffer() {
  const { locale, content } = useShellLocale();
  const other = otherLocale(locale);
  const preferred = useHydrated() ? navigator.languages.find((each) => /^(en|bn)\b/.test(each)) : undefined;
  if (!preferred?.startsWith(other)) return null;
  return (
    <a className="language-offer" href={localePath(other, '/')} lang={other} hrefLang={other}>
      {content.offer}
    </a>
  );
}
