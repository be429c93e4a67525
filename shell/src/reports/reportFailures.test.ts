import { dispatchSiteEvent } from 'shared/contract/events';
import { expect, test, vi } from 'vitest';
import { reportFailures } from './reportFailures.ts';

test('a tab sends each failure once, and no more than twenty', async () => {
  const posted = vi.fn(async (_address: string, _request: { body: string }) => new Response());
  vi.stubGlobal('fetch', posted);
  reportFailures('/errors', async (section) => ({ section, release: 1, route: '/' }));
  for (let count = 0; count < 5000; count += 1) {
    const error = new TypeError(`${'x'.repeat(Math.floor(count / 2) % 250)} is undefined`);
    dispatchSiteEvent('site:failure', { section: 'mf-one', kind: 'render', error });
  }
  await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(20));
  expect(new Set(posted.mock.calls.map(([, { body }]) => body)).size).toBe(20);
});
