import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createEmotionCache } from './boot/createEmotionCache.ts';

/** What the shell needs of React and emotion in browsers. After an upgrade, these say which part changed. */
test('emotion inserts its rules without the text that a security policy would have to know', () => {
  render(
    <CacheProvider value={createEmotionCache()}>
      <p css={{ color: 'red' }}>Red</p>
    </CacheProvider>,
  );
  const style = document.querySelector<HTMLStyleElement>('style[data-emotion="s"]');
  expect(style?.textContent).toBe('');
  expect(style?.sheet?.cssRules).toHaveLength(1);
});

test('React hydrates around markup that it did not make', () => {
  const root = document.createElement('div');
  root.innerHTML = '<div><h1>Prerendered</h1></div>';
  const { firstElementChild: slot, innerHTML } = root;
  act(() => {
    hydrateRoot(root, <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />, {
      onRecoverableError: (error) => console.error(error),
    });
  });
  expect(root.firstElementChild).toBe(slot);
  expect(root.innerHTML).toBe(innerHTML);
});
