import type { ReactNode } from 'react';
import { testSite } from 'shared/testing/testSite';
import { createShellContent } from '../locale/createShellContent.ts';
import { ShellLocaleProvider } from '../locale/ShellLocale.ts';

/** What surrounds the shell's components on an English page, for their tests. */
export const TestLocale = ({ children }: { children: ReactNode }) => (
  <ShellLocaleProvider value={{ locale: 'en', content: createShellContent('en', testSite) }}>
    {children}
  </ShellLocaleProvider>
);
