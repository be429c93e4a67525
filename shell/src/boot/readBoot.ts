import type { Boot } from 'shared/contract/boot';
import type { ShellContent } from '../locale/createShellContent.ts';

export interface ShellBoot extends Boot {
  content: ShellContent;
}

/** What the composer inlined for this page. */
export function readBoot(): ShellBoot {
  const data = document.getElementById('boot')?.textContent;
  if (!data) throw new Error('This page was composed without its boot data.');
  return JSON.parse(data);
}
