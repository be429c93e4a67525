import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routerNames } from './routerNames.ts';

test('names are found however the bundler writes the import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(join(folder, 'a.mjs'), 'import { Link, useParams as p } from "react-router-dom";\n');
  writeFileSync(
    join(folder, 'b.mjs'),
    'import * as __rspack_external_react_router_dom_b9 from "react-router-dom";\nvar external_react_router_dom_ = r("z");\n(0,external_react_router_dom_.useNavigate)();\n',
  );
  writeFileSync(join(folder, 'b.mjs.map'), 'external_react_router_dom_.Never');
  expect(routerNames(folder)).toEqual(['Link', 'useNavigate', 'useParams']);
});
