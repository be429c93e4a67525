import { writeFileSync } from 'node:fs';
import budgets from '../../budgets.json' with { type: 'json' };
import type { ModuleBytes, SectionRelease, ShellRelease } from '../contract/release.ts';
import { isDevelopment } from './dist.ts';

/** What an owner's heaviest page loads of it: brotli bytes, in all and by module. */
export interface Weight {
  bytes: number;
  modules: ModuleBytes;
}

type Built = Pick<ShellRelease, 'scripts' | 'modules'> | Pick<SectionRelease, 'entry' | 'routes' | 'modules'>;

/** Writes what a release says of a build. Throws when the build is over its budget. */
export function writeBuilt(name: string, file: string, built: Built) {
  const complaint = isDevelopment ? undefined : overBudget(name, weigh(built));
  if (complaint) throw new Error(complaint);
  writeFileSync(file, `${JSON.stringify(built, null, 2)}\n`);
}

export function weigh(built: Built): Weight {
  if ('scripts' in built) return weightOf(built.scripts, built.modules);
  const pages = built.routes
    .flatMap((route) => Object.values(route.pages))
    .map(({ scripts }) => weightOf([built.entry, ...scripts], built.modules));
  return pages.reduce((heaviest, page) => (page.bytes > heaviest.bytes ? page : heaviest), {
    bytes: 0,
    modules: {},
  });
}

function weightOf(scripts: ShellRelease['scripts'], modules: ShellRelease['modules']): Weight {
  const total: Record<string, number> = {};
  for (const { file } of scripts) {
    for (const [name, bytes] of Object.entries(modules?.[file] ?? {})) {
      total[name] = (total[name] ?? 0) + bytes;
    }
  }
  return { bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), modules: total };
}

/** The complaint about an owner over its budget, naming its largest parts. Undefined: within it. */
export function overBudget(name: string, { bytes, modules }: Weight): string | undefined {
  const budget = budgetOf(name);
  if (bytes <= budget) return undefined;
  const largest = Object.entries(modules)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([module, count]) => `${module} (${kilobytes(count)} kB)`);
  return `${name} is ${kilobytes(bytes - budget)} kB over its budget of ${kilobytes(budget)} kB. Its largest parts are ${largest.join(', ')}. Load later what the first view does not need, or change budgets.json with a reason.`;
}

function budgetOf(name: string): number {
  const owners: Record<string, number> & { default: number } = budgets.javascriptBrotliBytes.owners;
  return owners[name] ?? owners.default;
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
