import type { ReactNode } from 'react';
import { createShellContent } from '../locale/createShellContent.ts';
import { ShellLocaleProvider } from '../locale/ShellLocale.ts';

/** What surrounds the shell's components on an English page, for their tests. */
export const TestLocale = ({ children }: { children: ReactNode }) => (
  <ShellLocaleProvider value={{ locale: 'en', content: createShellContent('en') }}>
    {children}
  </ShellLocaleProvider>
);
