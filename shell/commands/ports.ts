import { createServer } from 'node:net';

/** Rejects when something else listens on the port, with what to do. */
export function assertPortFree(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. End that program, or choose another port: ${variable}=${port + 1} npm start`
          : `Port ${port} cannot be used (${error.code}). Choose another one with ${variable}.`;
      reject(new Error(message));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
