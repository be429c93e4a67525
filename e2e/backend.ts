import type { Page, Route } from '@playwright/test';

export const albumReads = /\/rest\/v1\/albums\?/;
export const photoReads = /\/rest\/v1\/gallery_images\?/;

export interface AlbumRow {
  id: string;
  group_id: string | null;
  name: string;
  cover_image_url: string | null;
  description: string | null;
  image_count: number;
  album_groups: { name: string; display_order: number } | null;
}

/** A row as PostgREST answers it, with what a test leaves open filled in. */
export const albumRow = (row: Partial<AlbumRow> & { name: string; group?: string; order?: number }) => {
  const { group, order = 0, ...columns } = row;
  return {
    id: `00000000-0000-4000-8000-${hash(row.name)}`,
    group_id: group === undefined ? null : `00000000-0000-4000-9000-${hash(group)}`,
    cover_image_url: null,
    description: null,
    image_count: 3,
    album_groups: group === undefined ? null : { name: group, display_order: order },
    ...columns,
  } satisfies AlbumRow;
};

const hash = (text: string) =>
  [...text]
    .reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e12, 7)
    .toString()
    .padStart(12, '0');

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range',
};

/** Answers a read as PostgREST does. */
export const answerRows = (route: Route, rows: readonly unknown[]) =>
  route.fulfill({
    json: rows,
    headers: {
      ...crossOrigin,
      'content-range': rows.length === 0 ? '*/0' : `0-${rows.length - 1}/${rows.length}`,
    },
  });

export const answerError = (route: Route, status: number, message: string) =>
  route.fulfill({
    status,
    json: { code: 'XX000', message, details: null, hint: null },
    headers: crossOrigin,
  });

/** Counts the requests for rows that the page sends from now on. */
export function countReads(page: Page, pattern: RegExp) {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && pattern.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** Something to wait for until the test says go. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
