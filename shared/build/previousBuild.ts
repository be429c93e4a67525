import { existsSync, readFileSync } from 'node:fs';
import { type Weight, weigh } from './ownerBudget.ts';

/** What the build before this one weighed, for a complaint to say what has come since. */
export const previousBuild = (file: string): Weight | undefined =>
  existsSync(file) ? weigh(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
