import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

export interface SectionOrigin {
  url: string;
  /** Folder whose files are served. */
  serve(folder: string): void;
  /** What to do with the files from now on. */
  answer(fault: 'well' | 'without CORS' | 'tampered'): void;
  close(): void;
}

/** Another origin for a section's files: a static server on a free port. */
export async function openSectionOrigin(): Promise<SectionOrigin> {
  let folder = '';
  let fault: Parameters<SectionOrigin['answer']>[0] = 'well';
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const content = readFileSync(join(folder, pathname));
    response.writeHead(200, {
      'Content-Type': pathname.endsWith('.js') ? 'text/javascript' : 'image/svg+xml',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-store',
      ...(fault === 'without CORS' ? {} : { 'Access-Control-Allow-Origin': '*' }),
    });
    response.end(fault === 'tampered' ? `${content};window.tampered=true` : content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    serve: (name) => {
      folder = name;
    },
    answer: (name) => {
      fault = name;
    },
    close: () => server.close(),
  };
}
