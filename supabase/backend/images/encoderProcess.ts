import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encode } from './encode.ts';
import type { EncoderReply, EncoderRequest } from './startEncoder.ts';

sharp.cache(false);
let queue = Promise.resolve();

async function answer({ id, file, job }: EncoderRequest): Promise<void> {
  const reply: EncoderReply = { id };
  try {
    await writeFile(`${file}.part`, await encode(job));
    await rename(`${file}.part`, file);
  } catch (error) {
    reply.error = String(error);
  }
  if (process.connected) process.send?.(reply);
}

process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (request: EncoderRequest) => {
  queue = queue.then(() => answer(request));
});
