import type { Boot } from 'shared/contract/boot';
import type { ScriptFile, ShellRelease } from 'shared/contract/release';
import type { RenderedPage } from 'shared/contract/render';
import type { FirstReads } from './firstReads.ts';

export interface DocumentParts {
  page: RenderedPage;
  boot: Boot;
  shell: ShellRelease;
  /** The entry of the page's section and the scripts of its page, with their base. */
  section?: { base: string; entry?: ScriptFile; scripts: readonly ScriptFile[] };
  firstReads?: FirstReads | undefined;
}

/** What is painted while it is parsed moves when the rest comes: a few packets, so it waits for the last element. */
const firstPaintWaits = '<link rel="expect" href="#boot" blocking="render">';

/** A whole page: readable as it is, with the scripts that bring it to life behind everything else. */
export function documentHtml({ page, boot, shell, section, firstReads }: DocumentParts): string {
  const styles = page.styles.map(({ attributes, css }) => `<style${attributes}>${css}</style>`).join('');
  const { base, startPage } = shell;
  // Where a picture is the page's face, scripts would share the line with it. They are named, and asked for after it.
  const when = startPage && page.markup.includes('fetchPriority="high"') ? ' media="not all"' : '';
  const [runtime, ...chunks] = shell.scripts;
  const ordered = [...scriptsBefore(shell, boot.site), ...(runtime ? [runtime] : [])];
  const [inOrder, afterThem, inAnyOrder] = startPage
    ? [`${when} data-run="in-order"`, `${when} data-run="after"`, `${when} data-run`]
    : [];
  const sectionScripts = section
    ? [
        ...(section.entry ? [preload(section.base, section.entry, afterThem)] : []),
        ...section.scripts.map((script) => preload(section.base, script, inAnyOrder)),
      ]
    : [];
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    firstReads?.connections,
    page.head,
    styles,
    // Servers send first what is asked for first: without it none of the others runs.
    startPage ? executed(base, startPage, `defer${firstReads?.attributes ?? ''}`) : '',
    ...ordered.map(asScript(base, inOrder)),
    ...chunks.map(asScript(base, inAnyOrder)),
    ...sectionScripts,
    firstPaintWaits,
    `</head><body><div id="root">${page.markup}</div>`,
    `<script type="application/json" id="boot">${inlineJson(boot)}</script>`,
    '</body></html>\n',
  ].join('');
}

/** Without `run`, which says how the start script runs it, the document itself executes the script. */
const asScript = (base: string, run: string | undefined) => (script: ScriptFile) =>
  run === undefined ? executed(base, script, 'defer fetchpriority="low"') : preload(base, script, run);

/** What the configuration asks for, before the shell: nothing by default. */
function scriptsBefore({ reports }: ShellRelease, site: Boot['site']): ScriptFile[] {
  const hasReports = site.errorsEndpoint !== undefined || site.vitalsEndpoint !== undefined;
  return reports && hasReports ? [reports] : [];
}

/** Low priority: text and pictures come first. The attributes must be those that the script is created with. */
const preload = (base: string, { file, integrity }: ScriptFile, attributes = '') =>
  `<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" href="${base}${file}" integrity="${integrity}"${attributes}>`;

const executed = (base: string, { file, integrity }: ScriptFile, attributes: string) =>
  `<script ${attributes} crossorigin="anonymous" src="${base}${file}" integrity="${integrity}"></script>`;

/** JSON that cannot end its own `<script>`. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
