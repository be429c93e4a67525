import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type Locale, localePath } from 'shared/contract/locales';
import type { BuildMode, Release, RouteRelease, SectionRelease, ShellRelease } from 'shared/contract/release';
import type { PageToRender, RenderedPage } from 'shared/contract/render';
import * as v from 'valibot';
import { writeBelow } from '../files.ts';
import type { SiteTree } from './git.ts';
import { refuse } from './RefusedError.ts';
import { sectionInBrowser } from './releaseInBrowser.ts';
import { siteIn } from './releaseLocales.ts';
import { boxedNode } from './renderBox.ts';

/** A page of a release, in one of its locales. */
export interface ComposedPage {
  locale: Locale;
  /** Neither on the 404 page. */
  section?: SectionRelease;
  route?: RouteRelease;
  rendered: RenderedPage;
}

/**
 * The pages of a section, its prerendered routes in every locale; without a section, the 404 pages. The tree's folder has
 * what was published for Node. Rejects with a `RefusedError` that names every page that cannot be rendered within the
 * time for all of them; one takes about 20 ms.
 */
export async function renderSection(
  tree: SiteTree,
  { shell, site }: Pick<Release, 'shell' | 'site'>,
  section?: SectionRelease,
  timeoutMs = 30_000,
): Promise<ComposedPage[]> {
  const routes = section?.routes.filter(({ prerender }) => prerender) ?? [];
  const pages = shell.locales.flatMap((locale): Omit<ComposedPage, 'rendered'>[] =>
    section ? routes.map((route) => ({ locale, section, route })) : [{ locale }],
  );
  const toRender = pages.map(
    ({ locale, route }): PageToRender => ({
      locale,
      site: siteIn(locale, site),
      shellBase: shell.base,
      ...(section && route ? { section: sectionInBrowser(section, locale, route.path) } : {}),
    }),
  );
  const answers = await renderInProcess(tree, shell, toRender, section, timeoutMs);
  const problems: string[] = [];
  const composed = pages.flatMap((page, index) => {
    const { rendered, problem } = answers[index] ?? {};
    if (problem !== undefined) {
      problems.push(
        `${section?.name ?? 'shell'}: ${addressOf(page)} cannot be prerendered: ${problem}. Correct the page: it must render without window, document or network, and import only what the live shell provides.`,
      );
    }
    return rendered ? [{ ...page, rendered }] : [];
  });
  refuse(problems);
  return composed;
}

const addressOf = ({ locale, route }: Omit<ComposedPage, 'rendered'>) =>
  route ? localePath(locale, route.path) : 'the 404 page';

const renderedPage = v.object({
  locale: v.string(),
  content: v.exactOptional(v.unknown()),
  head: v.string(),
  styles: v.array(
    v.object({ attributes: v.pipe(v.string(), v.regex(/^( [a-z-]+="[^"<>]*")*$/)), css: v.string() }),
  ),
  markup: v.string(),
}) satisfies v.GenericSchema<unknown, RenderedPage>;

const answerGrammar = v.union([v.object({ rendered: renderedPage }), v.object({ problem: v.string() })]);

interface Answer {
  rendered?: RenderedPage;
  problem?: string;
}

/** What the code of sections wrote, which may be anything. */
function readAnswer(line: string): Answer {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), answerGrammar), line);
  if (!success) return { problem: 'what it rendered is no page' };
  if ('problem' in output) return output;
  const problem = output.rendered.styles.map(styleProblem).find((found) => found !== undefined);
  return problem ? { problem } : output;
}

/** Imports the published bundles and renders, in a process that has no environment and is killed when it is late. */
async function renderInProcess(
  tree: SiteTree,
  shell: ShellRelease,
  pages: readonly PageToRender[],
  section: SectionRelease | undefined,
  timeoutMs: number,
): Promise<Answer[]> {
  const published = realpathSync(tree.path('node'));
  const url = (...parts: string[]) => pathToFileURL(join(published, ...parts)).href;
  const shared = linkSingletons(tree, join(published, 'shell', shell.version));
  const folders = [published, shared, ...packageFolders];
  const environment = { NODE_ENV: shell.mode, TZ: 'UTC' };
  const [program = '', ...parameters] = await boxedNode(
    [...restrictions(shell.mode, folders), renderProcess],
    environment,
    [renderProcess, ...folders],
  );
  const child = spawn(program, parameters, {
    env: environment,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit');
  const names = section ? pages.flatMap((page) => page.section?.routes ?? []).map(({ page }) => page) : [];
  const job = {
    renderPageUrl: url('shell', shell.version, 'renderPage.mjs'),
    moduleUrls: Object.fromEntries(
      names.map((page) => [page, url(section?.name ?? '', section?.version ?? '', `${page}.mjs`)]),
    ),
    pages,
  };
  child.stdin?.on('error', () => undefined).end(JSON.stringify(job));
  const lines = await readLines(child.stdio[3], pages.length);
  if (lines.length === pages.length) child.kill('SIGKILL');
  const [code, signal] = await ended;
  if (lines.length === pages.length) return lines.map(readAnswer);
  const problem =
    signal === 'SIGKILL'
      ? `it was not rendered after ${timeoutMs / 1000} s`
      : `its code ended the process (${signal ?? `exit status ${code}`})`;
  return [...lines.map(readAnswer), { problem }];
}

const longestOutput = 64 * 2 ** 20;

/** So many lines, or all that there are. */
async function readLines(output: unknown, count: number): Promise<string[]> {
  let text = '';
  let lines: string[] = [];
  if (!(output instanceof Readable)) throw new Error('The process that renders has no output.');
  for await (const chunk of output.setEncoding('utf8')) {
    text += chunk;
    lines = text.split('\n').slice(0, -1);
    if (lines.length >= count || text.length > longestOutput) break;
  }
  return lines.slice(0, count);
}

/** Emotion inserts `keyframes`, and styles without a rule, as it does `Global`, which would style every page. */
function styleProblem({ attributes, css }: RenderedPage['styles'][number]): string | undefined {
  if (/<\/style/i.test(css)) return 'its styles contain </style';
  if (!attributes.includes('-global ') || /^(@keyframes|$)/.test(css)) return undefined;
  return `its Global of @emotion/react would style every page: ${css.slice(0, 80)}`;
}

const renderProcess = join(import.meta.dirname, 'renderProcess.mjs');
const packages = join(import.meta.dirname, '../../node_modules');
/** The packages may be links to those of another checkout. Node refuses everything where a folder is allowed twice. */
const packageFolders = new Set([realpathSync(packages), dirname(realpathSync(join(packages, 'react')))]);
const singletons = [
  ...['react', 'react-dom', 'react-router-dom'],
  ...['@emotion/react', '@emotion/cache', '@emotion/server'],
];

/** A folder in which Node finds for every published bundle the one copy of what it shares, above the tree's folder. */
function linkSingletons(tree: SiteTree, shell: string): string {
  const folder = tree.path('../node_modules');
  const link = (target: string, ...name: string[]) => {
    mkdirSync(dirname(join(folder, ...name)), { recursive: true });
    symlinkSync(target, join(folder, ...name));
  };
  if (!existsSync(folder)) {
    for (const name of singletons) link(realpathSync(join(packages, name)), name);
    link(join(shell, 'router.mjs'), 'shared/router.mjs');
    writeBelow(join(folder, 'shared/package.json'), '{"exports":{"./router":"./router.mjs"}}');
  }
  return realpathSync(folder);
}

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * It reads what was published and packages, writes no file, starts no process, and changes no built-in object that its
 * other pages use.
 */
const restrictions = (mode: BuildMode, folders: readonly string[]) => [
  permission,
  ...[renderProcess, ...folders.map((folder) => `${folder}/*`)].map((each) => `--allow-fs-read=${each}`),
  // React's development build sets `Error.stackTraceLimit`.
  ...(mode === 'production' ? ['--frozen-intrinsics'] : []),
  ...(process.allowedNodeEnvironmentFlags.has('--disable-sigusr1') ? ['--disable-sigusr1'] : []),
  '--no-warnings',
];
