import { expect, test } from 'vitest';
import { withoutScripts } from './composeControls.ts';

test('the limit has nothing to run and nothing to fetch for it, and keeps content, styles and structured data', () => {
  const kept =
    '<link rel="preconnect" href="https://cdn.example"><link rel="preload" as="image" href="a.avif"><style>p{}</style><script type="application/ld+json">{"a":1}</script><p>Words</p>';
  const removed =
    '<script defer data-path="/gallery" src="startPage.js"></script><link rel="preload" as="script" href="entry.js"><script defer src="shell.js"></script><script type="application/json" id="boot">{"b":2}</script>';
  expect(withoutScripts(removed + kept + removed)).toBe(kept);
});
