import { expect, test } from 'vitest';
import { withoutScripts, withScripts } from './controls.ts';

const content =
  '<style>p{}</style><script type="application/ld+json">{"a":1}</script></head><p>Words</p><script type="application/json" id="boot">{"b":2}</script>';
const preload =
  '<link rel="preload" as="script" href="/shell/one.js" integrity="sha384-one" data-run="in-order">';
const other =
  '<link rel="preload" as="script" href="/mf/two.js" integrity="sha384-two" media="not all" data-run>';
const html = `<script defer data-path="/gallery" data-key="a" src="start.js"></script>${preload}${other}${content}`;

test('the limit has nothing to run and nothing to fetch for it', () => {
  expect(withoutScripts(html)).toBe(content);
});

test("a control's scripts are loaded and started as the document's own, without its early reads", () => {
  const scripts = [{ file: 'spa.js', integrity: 'sha384-spa', bytes: 1 }];
  expect(withScripts(html, scripts)).toBe(
    content.replace(
      '</head>',
      '<script defer src="start.js"></script><link rel="preload" as="script" href="/_sections/bench/1/spa.js" integrity="sha384-spa" media="not all" data-run></head>',
    ),
  );
});
