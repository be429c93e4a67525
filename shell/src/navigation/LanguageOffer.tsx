import { editionPath, otherLanguage } from 'shared/contract/editions';
import { useHydrated } from 'shared/ui/useHydrated';
import { useEdition } from '../edition/Edition.ts';

/** For a browser that prefers the other language, in that language. Nobody is sent there unasked. */
export function LanguageOffer() {
  const { language, words } = useEdition();
  const other = otherLanguage(language);
  const preferred = useHydrated() ? navigator.languages.find((each) => /^(en|bn)\b/.test(each)) : undefined;
  if (!preferred?.startsWith(other)) return null;
  return (
    <a className="language-offer" href={editionPath(other, '/')} lang={other} hrefLang={other}>
      {words.offer}
    </a>
  );
}
