import { markdownTable } from '../report/markdownTable.ts';
import type { Growth } from './measureGrowth.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** What a visitor's first page and a team's deploy cost as the site grows. */
export const growthTable = (sizes: readonly Growth[]): string =>
  markdownTable(
    [
      'sections × pages',
      'pages in all',
      'first page: HTML, kB',
      'JS, kB',
      'list of pages, when idle, kB',
      'compose all, s',
      'one section: build, s',
      'deploy, s',
    ],
    sizes.map(
      ({ sections, pages, otherPages, htmlBytes, scriptBytes, listBytes, compose, build, deploy }) => [
        pages === otherPages ? `${sections} × ${pages}` : `${sections - 1} × ${otherPages} and 1 × ${pages}`,
        String((sections - 1) * otherPages + pages),
        kilobytes(htmlBytes),
        kilobytes(scriptBytes),
        kilobytes(listBytes),
        compose.toFixed(1),
        build.toFixed(1),
        deploy.toFixed(1),
      ],
    ),
  );
