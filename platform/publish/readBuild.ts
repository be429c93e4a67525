import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtFile, builtSection, builtShell } from 'shared/contract/grammar';
import type { BuiltSection, BuiltShell, ScriptFile } from 'shared/contract/release';
import * as v from 'valibot';
import { filesBelow, readJson } from '../files.ts';
import { RefusedError, refuse } from './RefusedError.ts';

/** The shell built in `dist`. Throws a `RefusedError` where it may not be published. */
export function readBuiltShell(dist: string): BuiltShell {
  const built = readBuilt(builtShell, 'shell', join(dist, 'shell.json'));
  refuseBuild('shell', [
    ...wrongFiles(dist),
    ...wrongScripts(dist, [...built.scripts, built.startPage, built.reports]),
    ...missing(dist, ['node/renderPage.mjs']),
  ]);
  return built;
}

/** The section that the workspace `name` has built in `dist`. Throws a `RefusedError` where it may not be published. */
export function readBuiltSection(name: string, dist: string): BuiltSection {
  const built = readBuilt(builtSection, name, join(dist, 'section.json'));
  const pages = built.routes.flatMap(({ pages }) => Object.values(pages));
  refuseBuild(name, [
    ...(built.name === name && built.trustedTypesPolicy === name
      ? []
      : [`Its build is named ${built.name}. Write name: '${name}' in ${name}/src/section.ts.`]),
    ...wrongFiles(dist),
    ...styleSheets(dist),
    ...wrongScripts(dist, [built.entry, ...pages.flatMap(({ scripts }) => scripts)]),
    ...missing(dist, [
      ...pages.map(({ page }) => `node/${page}.mjs`),
      ...pages.flatMap(({ head }) => (head.picture ? [`web/${head.picture}`] : [])),
      ...built.files.map(({ file }) => `files/${file}`),
    ]),
  ]);
  return built;
}

function readBuilt<Built>(schema: v.GenericSchema<unknown, Built>, name: string, file: string): Built {
  if (!existsSync(file)) throw new Error(`${file} is missing. Build first: npx turbo run build`);
  const result = v.safeParse(schema, readJson<unknown>(file));
  if (result.success) return result.output;
  throw new RefusedError(
    result.issues.map(
      (issue) =>
        `${name}: ${v.getDotPath(issue) ?? file} is ${JSON.stringify(issue.input)?.slice(0, 100)}. It ${issue.message}. Correct it in ${name}/src and build again.`,
    ),
  );
}

const refuseBuild = (name: string, problems: readonly string[]) =>
  refuse(problems.map((problem) => `${name}: ${problem}`));

/** Links, and files for browsers whose names hosts serve in different ways. */
const wrongFiles = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: relative(dist, join(entry.parentPath, entry.name)) }))
    .flatMap(({ entry, file }) => {
      if (!entry.isFile() && !entry.isDirectory())
        return [`${file} is a link or no file. Let the build copy the file itself.`];
      const [issue] = file.startsWith('web/') ? (v.safeParse(builtFile, file).issues ?? []) : [];
      return issue ? [`The name ${file} ${issue.message}. Rename the file.`] : [];
    });

/** A page's own styles are in its document, as emotion's rules. */
const styleSheets = (dist: string) =>
  filesBelow(join(dist, 'web'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `web/${file} would style every page. Use the css property of @emotion/react instead.`);

const missing = (dist: string, files: readonly string[]) =>
  files
    .filter((file) => !existsSync(join(dist, file)))
    .map((file) => `The build made no ${file}, which its section.json names. Build again.`);

function wrongScripts(dist: string, scripts: readonly ScriptFile[]) {
  const files = scripts.map(({ file }) => `web/${file}`);
  const absent = missing(dist, files);
  if (absent.length > 0) return absent;
  return scripts
    .filter(({ file, integrity }) => integrityOf(join(dist, 'web', file)) !== integrity)
    .map(({ file }) => `web/${file} is not the file whose integrity section.json names. Build again.`);
}

const integrityOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
