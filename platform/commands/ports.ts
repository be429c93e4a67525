import { createServer } from 'node:net';

/** Rejects when something else listens on the port, with what to do. */
export function assertPortFree(port: number, variable: string, command = 'npm start'): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. End that program, or choose another port: ${variable}=${port + 1} ${command}`
          : `Port ${port} cannot be used (${error.code}). Choose another one with ${variable}.`;
      reject(new Error(message));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** A port of the loopback that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (typeof address !== 'object' || address === null) throw new Error('A server without an address.');
      probe.close(() => resolve(address.port));
    });
  });
}
