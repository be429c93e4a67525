import type { ReactNode } from 'react';
import type { Locale } from 'shared/contract/locales';
import { testSite } from 'shared/testing/testSite';
import { createShellContent } from './createShellContent.ts';
import { ShellLocaleProvider } from './ShellLocale.ts';

interface TestLocaleProps {
  locale?: Locale;
  children: ReactNode;
}

/** What surrounds the shell's components, for their tests. */
export const TestLocale = ({ locale = 'en', children }: TestLocaleProps) => (
  <ShellLocaleProvider value={{ locale, content: createShellContent(locale, testSite) }}>
    {children}
  </ShellLocaleProvider>
);
