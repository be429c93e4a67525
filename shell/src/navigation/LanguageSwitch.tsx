import { useContext } from 'react';
import { editionPath, languageNames, otherLanguage } from 'shared/contract/editions';
import { useEdition } from '../edition/Edition.ts';
import { CurrentPath } from './PageLink.tsx';

/** The same page in the other language: a plain link, since it is another document. See `completeLanguageSwitch`. */
export function LanguageSwitch() {
  const other = otherLanguage(useEdition().language);
  const route = useContext(CurrentPath) ?? '/';
  return (
    <a
      className="language"
      href={editionPath(other, route.replace(/\/:.*/, ''))}
      lang={other}
      hrefLang={other}
    >
      {languageNames[other]}
    </a>
  );
}
