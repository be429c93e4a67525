import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { LocaleContent } from './localeContent.ts';

/** For tests of single components. Pages get theirs by `localized`. */
export const LocaleContext = createContext<LocaleContent | undefined>(undefined);

/** What every page of the locale shares: its words, and its way to write facts. */
export function useLocale(): LocaleContent {
  const common = useContext(LocaleContext);
  if (!common) throw new Error('Rendered outside of a localized page.');
  return common;
}

/** A page in one locale, as the build exposes it: see shared/build/localizedPages.ts. @public */
export function localized<Content>(
  Page: ComponentType<{ content: Content }>,
  common: LocaleContent,
  content: Content,
) {
  const page = createElement(Page, { content });
  // Its name tells the development server that it is a component, so that an edit of the content is hot.
  return function LocalizedPage() {
    return createElement(LocaleContext, { value: common }, page);
  };
}
