import type { Server } from 'node:http';
import { hasCode } from '../errorCode.ts';

/** Returns the port, which is a free one when 0 was asked for. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? new Error(taken(port)) : error));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function taken(port: number): string {
  return `Port ${port} is taken, so the backend cannot start there. Stop what uses it, or set BACKEND_PORT to another port.`;
}
