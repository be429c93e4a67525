import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../files.ts';
import { root } from './settings.ts';

test.each([
  ['ci', ['test']],
  ['deploy', ['deploy', 'deploy']],
])('the workflow %s runs commands that the project has', (name, expected) => {
  const workflow = readFileSync(join(root, '.github/workflows', `${name}.yml`), 'utf8');
  const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const commands = [...workflow.matchAll(/run: npm (?:run )?([\w:-]+)/g)].map(([, command = '']) => command);
  expect(commands).toEqual(expected);
  for (const command of commands) expect(scripts).toHaveProperty([command]);
});
