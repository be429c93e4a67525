import { brotliCompressSync, constants } from 'node:zlib';
import type { Answer } from './serveFiles.ts';

/** An answer in Brotli, whatever was asked for: browsers take it. Quality from 0 to 11. */
export const compressed = ({ status, headers, body }: Answer, quality: number): Answer => ({
  status,
  headers: { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' },
  body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
});
