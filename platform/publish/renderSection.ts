import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from 'shared/contract/locales';
import { localePath } from 'shared/contract/locales';
import type { BuildMode, Release, RouteRelease, SectionRelease, ShellRelease } from 'shared/contract/release';
import type { PageToRender, RenderedPage } from 'shared/contract/render';
import { readJson, writeBelow } from '../files.ts';
import { checkOut, type SiteTree } from './git.ts';
import { RefusedError } from './RefusedError.ts';
import { sectionInBrowser } from './releaseInBrowser.ts';
import { localesOf, siteIn } from './releaseLocales.ts';

type ForPages = Pick<Release, 'shell' | 'site'>;

const prerendered = (section?: SectionRelease) => section?.routes.filter(({ prerender }) => prerender) ?? [];

/** Where the rendered pages of a section are kept; without a section, the 404 page. */
export function renderedFile({ shell, site }: ForPages, section?: SectionRelease): string {
  const parts = [
    localesOf(shell),
    shell.version,
    shell.base,
    site,
    section?.version,
    section?.base,
    prerendered(section),
  ];
  return `rendered/${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20)}.json`;
}

/** A page of a release, in one of its locales. */
export interface ComposedPage {
  locale: Locale;
  /** Neither on the 404 page. */
  section?: SectionRelease;
  route?: RouteRelease;
  rendered: RenderedPage;
}

/**
 * The pages of a section as rendered, its prerendered routes in every locale; without a section, the 404 pages. What
 * was rendered from the same versions is taken from the tree. Rejects with a `RefusedError` that names every page
 * that cannot be rendered within the time for all of them; one takes about 20 ms.
 */
export async function renderSection(
  tree: SiteTree,
  { shell, site }: ForPages,
  section?: SectionRelease,
  timeoutMs = 30_000,
): Promise<ComposedPage[]> {
  const pages = localesOf(shell).flatMap((locale): Omit<ComposedPage, 'rendered'>[] =>
    section ? prerendered(section).map((route) => ({ locale, section, route })) : [{ locale }],
  );
  const withRendered = (all: readonly RenderedPage[]) =>
    all.flatMap((rendered, index) => pages.slice(index, index + 1).map((page) => ({ ...page, rendered })));
  const file = renderedFile({ shell, site }, section);
  await checkOut(tree, [file]);
  if (existsSync(tree.path(file))) return withRendered(readJson(tree.path(file)));

  const toRender = pages.map(
    ({ locale, route }): PageToRender => ({
      locale,
      site: siteIn(locale, site),
      shellBase: shell.base,
      ...(section && route ? { section: sectionInBrowser(section, locale, route.path) } : {}),
    }),
  );
  const answers = await renderInProcess(tree, shell, toRender, section, timeoutMs);
  const rendered = answers.flatMap((answer) => answer.rendered ?? []);
  const problems = answers.flatMap(({ problem }, index) =>
    problem === undefined
      ? []
      : [
          `${section?.name ?? 'shell'}: ${addressOf(pages[index])} cannot be prerendered: ${problem}. Correct the page: it must render without window, document or network, and import only what the live shell provides.`,
        ],
  );
  if (problems.length > 0) throw new RefusedError(problems);
  writeBelow(tree.path(file), JSON.stringify(rendered));
  return withRendered(rendered);
}

const addressOf = (page: Omit<ComposedPage, 'rendered'> | undefined) =>
  page?.route ? localePath(page.locale, page.route.path) : 'the 404 page';

interface Answer {
  rendered?: RenderedPage;
  problem?: string;
}

const shellManifest = join(import.meta.dirname, '../../shell/package.json');
const packages = join(import.meta.dirname, '../../node_modules');
/** The packages may be links to those of another checkout. Node refuses everything where a folder is allowed twice. */
const packageFolders = new Set([realpathSync(packages), dirname(realpathSync(join(packages, 'react')))]);

/** Imports the published bundles and renders, in a process that has no environment and is killed when it is late. */
async function renderInProcess(
  tree: SiteTree,
  shell: ShellRelease,
  pages: readonly PageToRender[],
  section: SectionRelease | undefined,
  timeoutMs: number,
): Promise<Answer[]> {
  if (section) await checkOut(tree, [`node/${section.name}/${section.version}`]);
  const published = realpathSync(tree.path('node'));
  const url = (...parts: string[]) => pathToFileURL(join(published, ...parts)).href;
  const child = fork(join(import.meta.dirname, 'renderProcess.mjs'), {
    env: { NODE_ENV: shell.mode },
    execArgv: restrictions(shell.mode, published),
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  child.send({
    singletons: {
      publishedUrl: url('/'),
      routerUrl: url('shell', shell.version, 'router.mjs'),
      shellUrl: pathToFileURL(shellManifest).href,
    },
    renderPageUrl: url('shell', shell.version, 'renderPage.mjs'),
    moduleUrls: section
      ? Object.fromEntries(
          pages
            .flatMap((each) => each.section?.routes ?? [])
            .map(({ page }) => [page, url(section.name, section.version, `${page}.mjs`)]),
        )
      : {},
    pages,
  });
  const answers: Answer[] = [];
  child.on('message', (answer: Answer) => {
    const problem = answer.rendered?.styles.map(styleProblem).find((found) => found !== undefined);
    answers.push(problem ? { problem } : answer);
    if (answers.length === pages.length) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'exit');
  if (answers.length < pages.length) {
    const problem =
      signal === 'SIGKILL'
        ? `it was not rendered after ${timeoutMs / 1000} s`
        : `its code ended the process (${signal ?? `exit status ${code}`})`;
    answers.push({ problem });
  }
  return answers;
}

/** Emotion inserts `keyframes`, and styles without a rule, as it does `Global`, which would style every page. */
function styleProblem({ attributes, css }: RenderedPage['styles'][number]): string | undefined {
  if (/<\/style/i.test(css)) return 'its styles contain </style';
  if (!attributes.includes('-global ') || /^(@keyframes|$)/.test(css)) return undefined;
  return `its Global of @emotion/react would style every page: ${css.slice(0, 80)}`;
}

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * It reads what was published and packages, writes no file, starts no process, and changes no built-in object that its
 * other pages use.
 */
const restrictions = (mode: BuildMode, published: string) => [
  permission,
  ...[published, import.meta.dirname, dirname(shellManifest), ...packageFolders].map(
    (folder) => `--allow-fs-read=${folder}/*`,
  ),
  // The module hooks have a thread of their own.
  '--allow-worker',
  // React's development build sets `Error.stackTraceLimit`.
  ...(mode === 'production' ? ['--frozen-intrinsics'] : []),
  '--no-warnings',
];
