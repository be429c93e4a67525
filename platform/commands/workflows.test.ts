import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../files.ts';
import { root } from './settings.ts';

const workflows = join(root, '.github/workflows');

test.each(readdirSync(workflows))('%s runs commands that the project has', (file) => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const workflow = readFileSync(join(workflows, file), 'utf8');
  const commands = [...workflow.matchAll(/run: npm (?:run )?([\w:-]+)/g)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect(scripts).toHaveProperty([command]);
});
