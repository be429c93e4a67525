import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const routerImport = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']react-router-dom["']/g;

/** Every name that the built modules in `folder` take from react-router-dom, sorted. */
export function routerNames(folder: string, isOurs = (file: string) => file.endsWith('.mjs')): string[] {
  const names = readdirSync(folder)
    .filter(isOurs)
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(routerImport)])
    .flatMap(([, list = '']) => list.split(','))
    .map((specifier) => specifier.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);
  return [...new Set(names)].sort();
}
