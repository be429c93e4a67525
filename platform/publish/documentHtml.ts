import type { Boot } from 'shared/contract/boot';
import type { ScriptFile, ShellRelease } from 'shared/contract/release';
import type { RenderedPage } from 'shared/contract/render';
import { escapeJson } from 'shared/head/escape';
import type { FirstReads } from './firstReads.ts';

export interface DocumentParts {
  page: RenderedPage;
  boot: Boot;
  shell: ShellRelease;
  /** The entry of the page's section and the scripts of its page, with their base. */
  section?: { base: string; entry?: ScriptFile; scripts: readonly ScriptFile[] };
  /** See `RouteDeclaration`. */
  pictureFirst?: boolean | undefined;
  firstReads?: FirstReads | undefined;
}

/** What is painted while it is parsed moves when the rest comes: a few packets, so it waits for the last element. */
const firstPaintWaits = '<link rel="expect" href="#boot" blocking="render">';

/** A whole page: readable as it is, with the scripts that hydrate it behind everything else. */
export function documentHtml({
  page,
  boot,
  shell,
  section,
  pictureFirst,
  firstReads,
}: DocumentParts): string {
  const styles = page.styles.map(({ attributes, css }) => `<style${attributes}>${css}</style>`).join('');
  // Scripts would share the line with the picture. The start script lets them load after it.
  const media = pictureFirst ? ' media="not all"' : '';
  const toRun = (base: string, run: string) => (script: ScriptFile) =>
    preload(base, script, `${media} data-run${run}`);
  const [runtime, ...chunks] = shell.scripts;
  const ordered = [...scriptsBefore(shell, boot.site), ...(runtime ? [runtime] : [])];
  return [
    `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    firstReads?.connections,
    page.head,
    styles,
    // Servers send first what is requested first: without it none of the others runs.
    executed(shell.base, shell.startPage, `defer${firstReads?.attributes ?? ''}`),
    ...ordered.map(toRun(shell.base, '="in-order"')),
    ...chunks.map(toRun(shell.base, '')),
    // The federation runtime runs it.
    section?.entry && preload(section.base, section.entry, media),
    ...(section?.scripts.map(toRun(section.base, '')) ?? []),
    firstPaintWaits,
    `</head><body><div id="root">${page.markup}</div>`,
    `<script type="application/json" id="boot">${escapeJson(JSON.stringify(boot))}</script>`,
    '</body></html>\n',
  ].join('');
}

/** What the configuration asks for, before the shell: nothing by default. */
function scriptsBefore({ reports }: ShellRelease, site: Boot['site']): ScriptFile[] {
  const hasReports = site.errorsEndpoint !== undefined || site.vitalsEndpoint !== undefined;
  return hasReports ? [reports] : [];
}

/** Low priority: text and pictures come first. The attributes must be those that the script is created with. */
const preload = (base: string, { file, integrity }: ScriptFile, attributes = '') =>
  `<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${base}${file}" integrity="${integrity}"${attributes}>`;

const executed = (base: string, { file, integrity }: ScriptFile, attributes: string) =>
  `<script ${attributes} crossorigin="anonymous" src="${base}${file}" integrity="${integrity}"></script>`;
