import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { forkTypeScript } from '../processes/forkTypeScript.ts';
import { exitOf, logOutput, type RunningProcess, stopWithin } from '../processes/runningProcess.ts';
import type { EncodeJob } from './encode.ts';

export interface EncoderRequest {
  id: number;
  /** Where the picture is written; it appears there whole or not at all. */
  file: string;
  job: EncodeJob;
}

export interface EncoderReply {
  id: number;
  error?: string;
}

export interface Encoder extends RunningProcess {
  encodeTo(file: string, job: EncodeJob): Promise<void>;
}

/** One picture at a time, in a process of its own, which has to be started with the bundled font in place. */
export async function startEncoder(cacheDir: string, log: (line: string) => void): Promise<Encoder> {
  const child = forkTypeScript(
    new URL('./encoderProcess.ts', import.meta.url),
    {},
    { FONTCONFIG_FILE: await writeFontConfig(cacheDir) },
  );
  const exited = exitOf(child);
  logOutput(child, 'images', log);
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let lastId = 0;

  child.on('message', ({ id, error }: EncoderReply) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (error) job?.reject(new Error(error));
    else job?.resolve();
  });
  exited.then((reason) => {
    for (const { reject } of waiting.values()) reject(new Error(`The image encoder ended (${reason}).`));
  });

  return {
    exited,
    encodeTo: (file, job) =>
      new Promise((resolve, reject) => {
        const request: EncoderRequest = { id: ++lastId, file, job };
        waiting.set(request.id, { resolve, reject });
        child.send(request, (error) => error && reject(error));
      }),
    stop: () =>
      stopWithin(
        2_000,
        exited,
        () => child.connected && child.disconnect(),
        () => child.kill('SIGKILL'),
      ),
  };
}

async function writeFontConfig(cacheDir: string): Promise<string> {
  const fonts = dirname(
    createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-bengali/package.json'),
  );
  const file = join(cacheDir, 'fonts.conf');
  await mkdir(cacheDir, { recursive: true });
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(cacheDir, 'fonts')}</cachedir>
  <match target="pattern"><edit name="family" mode="append"><string>Noto Sans Bengali</string></edit></match>
</fontconfig>
`,
  );
  return file;
}
