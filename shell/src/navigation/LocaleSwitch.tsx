import { useContext } from 'react';
import { localeNames, localePath, otherLocale, ownPath } from 'shared/contract/locales';
import { useShellLocale } from '../locale/ShellLocale.ts';
import { CurrentPath } from './PageLink.tsx';

/** The same page in the other locale: a plain link, since it is another document. See `completeLocaleSwitch`. */
export function LocaleSwitch() {
  const other = otherLocale(useShellLocale().locale);
  const route = useContext(CurrentPath) ?? '/';
  return (
    <a
      className="language"
      href={ownPath(localePath(other, route.replace(/\/:.*/, '')))}
      lang={other}
      hrefLang={other}
    >
      {localeNames[other]}
    </a>
  );
}
