import { type Supervisor, supervise } from '../processes/supervise.ts';
import type { EncodeJob } from './encode.ts';
import { type Encoder, startEncoder } from './startEncoder.ts';

export interface SupervisedEncoder extends Supervisor {
  encodeTo(file: string, job: EncodeJob): Promise<void>;
}

export async function superviseEncoder(
  cacheDir: string,
  log: (line: string) => void,
): Promise<SupervisedEncoder> {
  let current: Encoder | undefined;
  const start = async () => {
    current = await startEncoder(cacheDir, log);
    return current;
  };
  const supervisor = await supervise({ name: 'image encoder', start, log });
  return {
    ...supervisor,
    async encodeTo(file, job) {
      await supervisor.running();
      if (!current) throw new Error('The image encoder is not running.');
      await current.encodeTo(file, job);
    },
  };
}
