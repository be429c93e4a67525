import { type ComponentType, type Context, createContext, createElement, useContext } from 'react';
import type { LocaleContent } from './localeContent.ts';

/** For tests of single components. Pages get theirs by `localized`. */
export const LocaleContext = createContext<LocaleContent | undefined>(undefined);

/** The locale of the page: its words, and its way to write facts. */
export const useLocale = (): LocaleContent => useContent(LocaleContext);

/**
 * The texts of the page, from the context that its section made for them:
 * `export const AboutContent = createContext<typeof content | undefined>(undefined)`.
 */
export function useContent<Content>(PageContent: Context<Content | undefined>): Content {
  const content = useContext(PageContent);
  if (content === undefined) throw new Error('Rendered outside of a localized page.');
  return content;
}

/** A page in one locale, as a section exposes it. */
export function localized<Content>(
  Page: ComponentType,
  locale: LocaleContent,
  PageContent: Context<Content | undefined>,
  content: Content,
) {
  // Without JSX, which the builds' configuration, where queries import this, cannot read.
  const withContent = createElement(PageContent, { value: content }, createElement(Page));
  // Its name tells the development server that it is a component, so that an edit of the texts is hot.
  return function LocalizedPage() {
    return createElement(LocaleContext, { value: locale }, withContent);
  };
}
