import { useContext } from 'react';
import { localePath, locales, ownPath } from 'shared/contract/locales';
import { useShellLocale } from '../locale/ShellLocale.ts';
import { CurrentPath } from './PageLink.tsx';

/** The same page in the other locales: plain links, since each is another document. See `completeLocaleSwitch`. */
export function LocaleSwitch() {
  const { locale } = useShellLocale();
  const path = (useContext(CurrentPath) ?? '/').replace(/\/:.*/, '');
  return locales
    .filter(({ code }) => code !== locale)
    .map(({ code, name }) => (
      <a key={code} className="language" href={ownPath(localePath(code, path))} lang={code} hrefLang={code}>
        {name}
      </a>
    ));
}
