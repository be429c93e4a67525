import type { ScriptFile } from 'shared/contract/release';

/** Low priority: text and pictures come first. The attributes must be those that the script is created with. */
export const preload = (base: string, { file, integrity }: ScriptFile, attributes = '') =>
  `<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${base}${file}" integrity="${integrity}"${attributes}>`;

export const executed = (base: string, { file, integrity }: ScriptFile, attributes: string) =>
  `<script ${attributes} crossorigin="anonymous" src="${base}${file}" integrity="${integrity}"></script>`;
