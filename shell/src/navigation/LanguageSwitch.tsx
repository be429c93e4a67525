import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { editionPath, languageNames, otherLanguage } from 'shared/contract/editions';
import { useHydrated } from 'shared/ui/useHydrated';
import { useEdition } from '../edition/Edition.ts';
import { CurrentPath } from './PageLink.tsx';

/** The same page, photo, search and place in the other language: a plain link, since it is another document. */
export function LanguageSwitch() {
  const other = otherLanguage(useEdition().language);
  const { pathname, search, hash } = useLocation();
  const route = useContext(CurrentPath) ?? '/';
  // What is prerendered is served at many addresses, whose parameters only the browser knows.
  const prerendered = editionPath(other, route.replace(/\/:.*/, ''));
  const href = useHydrated() ? editionPath(other, pathname) + search + hash : prerendered;
  return (
    <a className="language" href={href} lang={other} hrefLang={other}>
      {languageNames[other]}
    </a>
  );
}
