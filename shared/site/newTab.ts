import { uiContent } from '../ui/content.en.ts';

/** Attributes of a link that opens a new tab. `global.css` draws its mark; its name stays as it is. */
export const newTab = { target: '_blank', rel: 'noopener', title: uiContent.newTab } as const;
