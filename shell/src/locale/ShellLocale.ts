import { createContext, useContext } from 'react';
import type { Locale } from 'shared/contract/locales';
import type { ShellContent } from './createShellContent.ts';

/** The locale of this document. It never changes: the other one is another document. */
export interface ShellLocale {
  locale: Locale;
  content: ShellContent;
}

const ShellLocaleContext = createContext<ShellLocale | undefined>(undefined);

export const ShellLocaleProvider = ShellLocaleContext.Provider;

export function useShellLocale(): ShellLocale {
  const shellLocale = useContext(ShellLocaleContext);
  if (!shellLocale) throw new Error('Rendered outside of the site.');
  return shellLocale;
}

export const useShellContent = (): ShellContent => useShellLocale().content;
