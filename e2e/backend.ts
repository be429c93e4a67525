import type { Page, Route } from '@playwright/test';
import { uuidV5 } from 'supabase/seed/uuidV5';

export const albumReads = /\/rest\/v1\/albums\?/;
export const photoReads = /\/rest\/v1\/gallery_images\?/;

interface AlbumRow {
  name: string;
  group?: string;
  cover_image_url?: string;
  description?: string;
  image_count?: number;
}

/** A row as PostgREST sends it, with what a test leaves open filled in. */
export const albumRow = ({ group, ...columns }: AlbumRow) => ({
  id: uuidV5(columns.name),
  group_id: group ? uuidV5(group) : null,
  cover_image_url: null,
  description: null,
  image_count: 3,
  album_groups: group ? { name: group, display_order: 0 } : null,
  ...columns,
});

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Range',
};

/** Fulfils a read as PostgREST does. */
export const answerRows = (route: Route, rows: readonly unknown[]) => {
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  return route.fulfill({
    json: rows,
    headers: { ...crossOrigin, 'content-range': `${range}/${rows.length}` },
  });
};

export const answerError = (route: Route, status: number, message: string) =>
  route.fulfill({ status, json: { message }, headers: crossOrigin });

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
