import { hasCode } from 'shared/hasCode';
import { listen } from 'shared/listen';

/** A port of the loopback that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(0, () => undefined);
  await close();
  return port;
}

/** Rejects when the port is taken, with what to do. */
export async function assertPortFree(port: number, variable: string, command = 'npm start'): Promise<void> {
  try {
    // Browsers try `localhost` by IPv6 first, where another program may listen.
    for (const host of ['127.0.0.1', '::1']) {
      const { close } = await listen(port, () => undefined, host);
      await close();
    }
  } catch (error) {
    if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return;
    throw new Error(
      hasCode(error, 'EADDRINUSE')
        ? `Port ${port} is taken by another program. End that program, or choose another port: ${variable}=${port + 1} ${command}`
        : `Port ${port} cannot be used (${error}). Choose another one with ${variable}.`,
    );
  }
}
