import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']react-router-dom["']/g;
/** The bundler's own names for the module: `external_react_router_dom_.Link`. */
const taken = /\w*react_router_dom\w*\.(\w+)/g;

/** Every name that the built modules in `folder` take from react-router-dom, sorted. */
export function routerNames(folder: string, isOurs = (file: string) => file.endsWith('.mjs')): string[] {
  const names = readdirSync(folder)
    .filter(isOurs)
    .flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(names)].sort();
}

function namesIn(source: string): string[] {
  const lists = [...source.matchAll(imported)].flatMap(([, list = '']) => list.split(','));
  const specified = lists.map((specifier) => specifier.trim().split(/\s+as\s+/)[0] ?? '').filter(Boolean);
  return [...specified, ...[...source.matchAll(taken)].map(([, name = '']) => name)];
}
