import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

/** A request whose path goes out as it is: `fetch` would tidy up dots and slashes. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const call = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}
