import type { Boot } from 'shared/contract/boot';

/** What the composer inlined for this page. */
export function readBoot(): Boot {
  const data = document.getElementById('boot')?.textContent;
  if (!data) throw new Error('This page was composed without its boot data.');
  return JSON.parse(data);
}
