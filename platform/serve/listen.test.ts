import { listen } from 'shared/listen';
import { expect, test } from 'vitest';
import { assertPortFree, freePort } from './listen.ts';

test.each(['127.0.0.1', '::1'])(
  'a port that another program has on %s is refused with another one',
  async (host) => {
    const port = await freePort();
    await assertPortFree(port, 'SITE_PORT');
    const { close } = await listen(port, () => undefined, host);
    await expect(assertPortFree(port, 'SITE_PORT')).rejects.toThrow(
      `Port ${port} is taken by another program. End that program, or choose another port: SITE_PORT=${port + 1} npm start`,
    );
    await close();
  },
);
