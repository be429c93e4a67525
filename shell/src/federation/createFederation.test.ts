import { testSectionInBrowser } from 'shared/testing/testSectionInBrowser';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFederation } from './createFederation.ts';
import { SectionLoadError } from './SectionLoadError.ts';

const OnePage = () => null;

/** What the runtime has put into the document. Nothing runs it but the tests. */
const scripts: HTMLScriptElement[] = [];
const addresses = () => scripts.map(({ src }) => new URL(src).pathname + new URL(src).search);

let section = testSectionInBrowser({ '/one': 'OnePage' });
const container = () => section.name.replaceAll('-', '_');

beforeEach(({ task }) => {
  // The runtime remembers entries as long as the document lives.
  section = {
    ...section,
    name: `mf-${task.id}`,
    entry: { file: 'entry.js', integrity: 'sha384-x', bytes: 1 },
  };
  scripts.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
    return node;
  });
});

type Get = (page: string) => Promise<() => unknown>;

const working: Get = async () => () => ({ OnePage });

/** The latest script comes, and makes a container. Returns its `init`. */
async function arrive(get: Get, script = scripts.at(-1)) {
  const init = vi.fn();
  Reflect.set(globalThis, container(), { init, get });
  script?.onload?.(new Event('load'));
  return init;
}

async function expectFailure(loading: Promise<unknown>) {
  await expect(loading).rejects.toThrow(SectionLoadError);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
}

const requested = (count: number) => vi.waitFor(() => expect(scripts).toHaveLength(count));
const inTime = () => new AbortController().signal;

test('an entry is requested with its integrity, once for all that ask', async () => {
  const load = createFederation();
  const loading = [load(section, 'OnePage', inTime()), load(section, 'OnePage', inTime())];
  await requested(1);
  expect(scripts[0]).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  await arrive(working);
  expect(await Promise.all(loading)).toEqual([{ OnePage }, { OnePage }]);
  expect(scripts).toHaveLength(1);
});

test('an entry that fails is requested again, from another address each time', async () => {
  const load = createFederation();
  for (const attempt of [1, 2]) {
    const failing = load(section, 'OnePage', inTime());
    await requested(attempt);
    scripts.at(-1)?.onerror?.(new Event('error'));
    await expectFailure(failing);
  }
  const loading = load(section, 'OnePage', inTime());
  await requested(3);
  await arrive(working);
  expect(await loading).toEqual({ OnePage });
  const entry = '/_sections/mf-one/aaaa/entry.js';
  expect(addresses()).toEqual([entry, `${entry}?attempt=1`, `${entry}?attempt=2`]);
});

test('an entry that comes after its retry is not initialised', async () => {
  const load = createFederation();
  const deadline = new AbortController();
  const late = load(section, 'OnePage', deadline.signal);
  await requested(1);
  deadline.abort(new DOMException('late', 'TimeoutError'));
  await expectFailure(late);
  const loading = load(section, 'OnePage', inTime());
  await requested(2);
  const init = await arrive(working, scripts[0]);
  const initOfRetry = await arrive(working, scripts[1]);
  expect(await loading).toEqual({ OnePage });
  expect(init).not.toHaveBeenCalled();
  expect(initOfRetry).toHaveBeenCalledOnce();
});

test('a container that is initialised is kept, and loads its page again', async () => {
  const load = createFederation();
  const get = vi.fn(working).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  const failing = load(section, 'OnePage', inTime());
  await requested(1);
  const init = await arrive(get);
  await expectFailure(failing);
  expect(await load(section, 'OnePage', inTime())).toEqual({ OnePage });
  expect(scripts).toHaveLength(1);
  expect(init).toHaveBeenCalledOnce();
});

test.each([[{}], [{ OnePage: 'text' }]])(
  'a module with %j instead of the page is a failure',
  async (module) => {
    const load = createFederation();
    const failing = load(section, 'OnePage', inTime());
    await requested(1);
    await arrive(async () => () => module);
    await expectFailure(failing);
  },
);
