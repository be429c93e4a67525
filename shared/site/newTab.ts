import type { LocaleContent } from '../locale/localeContent.ts';

/** Attributes of a link that opens a new tab. `global.css` draws its mark; its name stays as it is. */
export const newTab = ({ ui }: Pick<LocaleContent, 'ui'>) => ({
  target: '_blank',
  rel: 'noopener',
  title: ui.newTab,
});
