import type { Language } from '../language/Language.ts';

/** Attributes of a link that opens a new tab. `global.css` draws its mark; its name stays as it is. */
export const newTab = ({ ui }: Pick<Language, 'ui'>) => ({
  target: '_blank',
  rel: 'noopener',
  title: ui.newTab,
});
