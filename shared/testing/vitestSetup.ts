import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine renders a thousand photos in more than the second that is usual.
configure({ asyncUtilTimeout: 4000 });

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  consoleError.mockReset();
});

/** A test that expects an error on the console says so by calling `vi.mocked(console.error).mockClear()`. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Test files share one document, in which emotion keeps its styles.
  for (const left of document.head.querySelectorAll(':not([data-emotion])')) left.remove();
  expect(consoleError.mock.calls).toEqual([]);
});
