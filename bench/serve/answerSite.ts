import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ComposedPath } from 'platform/publish/composeRelease.ts';
import { immutableHeaders } from 'platform/publish/headers.ts';
import { findPath } from 'platform/serve/findPath.ts';
import { compressed } from './compressed.ts';
import type { Answer, Asked } from './serveFiles.ts';

export interface SiteFiles {
  /** Pages, each with its document. */
  pages: readonly (ComposedPath & { content: Buffer })[];
  /** Folders of immutable files, looked into in this order. */
  folders: readonly string[];
  releaseNumber: number;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.css': 'text/css; charset=utf-8',
};

const compressible = /^(text|application\/(json|xml|manifest)|image\/svg)/;

/** Answers for one site; every site under test is served by this, so headers and compression are alike. */
export function answerSite({ pages, folders, releaseNumber }: SiteFiles) {
  const remembered = new Map<string, Answer>();

  return ({ path: address }: Asked): Answer => {
    const path = address.split(/[?#]/)[0] ?? '/';
    const known = remembered.get(path) ?? find(path);
    remembered.set(path, known);
    return known;
  };

  function find(path: string): Answer {
    if (path === '/release.json') {
      return packed(
        200,
        'application/json',
        { 'cache-control': 'no-store' },
        JSON.stringify({ number: releaseNumber }),
      );
    }
    const file = folders
      .map((folder) => join(folder, path))
      .find((each) => extname(each) && existsSync(each));
    if (file)
      return packed(
        200,
        types[extname(file)] ?? 'application/octet-stream',
        immutableHeaders,
        readFileSync(file),
      );
    const found = findPath(pages, path);
    const page = pages.find((each) => each.path === found.path);
    if (!page) throw new Error(`${path} has no document.`);
    return packed(page.status, page.type, page.headers, page.content);
  }
}

function packed(status: number, type: string, headers: Answer['headers'], content: string | Buffer): Answer {
  const body = Buffer.from(content);
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const answer = { status, headers: { ...lower, 'content-type': type }, body };
  if (!compressible.test(type)) return answer;
  return compressed(answer, type.startsWith('text/html') ? 9 : 11);
}
