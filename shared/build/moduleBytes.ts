import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { ModuleBytes, ScriptFile } from '../contract/release.ts';

const packagePath = /node_modules\/((?:@[^/]+\/)?[^/]+)/g;

/** Name of what the bundler adds, the federation runtime's own code among it. */
export const runtimeModules = 'bundler runtime';

/** Reads what each script consists of from its source map, then removes the maps: they are not published. */
export function takeModuleBytes(root: string, scripts: readonly ScriptFile[]): Record<string, ModuleBytes> {
  const modules = Object.fromEntries(scripts.map((script) => [script.file, moduleBytes(root, script)]));
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js.map')) rmSync(join(root, file));
  }
  return modules;
}

/** A source file's name in reports: its package, or its path in the workspace. */
export function moduleName(source: string | null): string {
  const path = source ?? '';
  const library = [...path.matchAll(packagePath)].at(-1)?.[1];
  if (library) return library;
  const own = /(?:^|\/)((?:shared|src)\/[\w@/.-]+\.\w+)$/.exec(path)?.[1];
  return own ?? runtimeModules;
}

/**
 * Brotli bytes of a built script by module: its characters shared out by the source map, scaled to what goes over the
 * wire. How well a module compresses beside the others' is not told apart. Empty where the build made no map.
 */
function moduleBytes(root: string, { file, bytes }: ScriptFile): ModuleBytes {
  const mapFile = join(root, `${file}.map`);
  if (!existsSync(mapFile)) return {};
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const characters = charactersByModule(new TraceMap(readFileSync(mapFile, 'utf8')), lines);
  const total = [...characters.values()].reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    [...characters].map(([name, count]) => [name, Math.round((count / total) * bytes)] as const).sort(byName),
  );
}

function charactersByModule(map: TraceMap, lines: readonly string[]) {
  const mappings: { line: number; column: number; source: string | null }[] = [];
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    mappings.push({ line: generatedLine, column: generatedColumn, source });
  });
  const characters = new Map<string, number>();
  let name = runtimeModules;
  mappings.forEach(({ line, column, source }, index) => {
    const next = mappings[index + 1];
    const end = next?.line === line ? next.column : (lines[line - 1]?.length ?? column);
    // What the compiler added has no source of its own, and follows what it was added to.
    name = source === null ? name : moduleName(source);
    characters.set(name, (characters.get(name) ?? 0) + end - column);
  });
  return characters;
}

const byName = ([a]: readonly [string, number], [b]: readonly [string, number]) => (a < b ? -1 : 1);
