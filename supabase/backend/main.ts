import { join } from 'node:path';
import { startBackend } from './startBackend.ts';

const port = Number(process.env.BACKEND_PORT ?? 54321);
const localData = process.env.LOCAL_DATA ?? join(import.meta.dirname, '../../.local');

try {
  const backend = await startBackend({
    port,
    dataDir: join(localData, 'backend'),
    log: (line) => console.error(line),
    onCrash: async ({ message }) => {
      console.error(message);
      await backend.stop();
      process.exit(1);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => backend.stop().then(() => process.exit(0)));
  }
  console.log(`Backend    ${backend.url}`);
  console.log(`Pictures   ${backend.imageBase}`);
  console.log(`Anon key   ${backend.anonKey}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
