import type { ReactNode } from 'react';
import type { LanguageCode } from 'shared/language/Language';
import { testSite } from 'shared/testing/testSite';
import { createWords } from './createWords.ts';
import { EditionProvider } from './Edition.ts';

interface TestEditionProps {
  language?: LanguageCode;
  children: ReactNode;
}

/** What surrounds the shell's components, for their tests. */
export const TestEdition = ({ language = 'en', children }: TestEditionProps) => (
  <EditionProvider value={{ language, words: createWords(language, testSite) }}>{children}</EditionProvider>
);
