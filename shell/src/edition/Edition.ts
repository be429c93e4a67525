import { createContext, useContext } from 'react';
import type { LanguageCode } from 'shared/language/Language';
import type { ShellWords } from './createWords.ts';

/** The language of this document. It never changes: the other one is another document. */
export interface Edition {
  language: LanguageCode;
  words: ShellWords;
}

const EditionContext = createContext<Edition | undefined>(undefined);

export const EditionProvider = EditionContext.Provider;

export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('Rendered outside of the site.');
  return edition;
}

export const useWords = (): ShellWords => useEdition().words;
