import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../files.ts';
import { root } from './settings.ts';
import { sectionNames } from './workspaces.ts';

const workflow = (name: string) => readFileSync(join(root, '.github/workflows', `${name}.yml`), 'utf8');

test.each([...sectionNames(), 'shell'])(
  '%s has a workflow that runs for its own folder and what is shared',
  (name) => {
    const text = workflow(name);
    expect(text).toContain(`section: ${name}\n`);
    expect(text.match(/paths: .*/g)).toEqual(
      Array(2).fill(`paths: ["${name}/**", "shared/**", package-lock.json]`),
    );
  },
);

test('the workflow of a section runs commands that the project has', () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const commands = [...workflow('section').matchAll(/run: npm (?:run )?([\w:-]+)/g)].map(
    ([, command = '']) => command,
  );
  expect(commands).toEqual(['test', 'deploy', 'deploy']);
  for (const command of commands) expect(scripts).toHaveProperty([command]);
});
