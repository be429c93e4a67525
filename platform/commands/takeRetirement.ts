import { retiredPath } from 'shared/contract/grammar';
import type { RetiredPath } from 'shared/contract/section';
import * as v from 'valibot';

interface Retirement {
  /** Sections that shall leave the site. */
  removed: string[];
  retired: RetiredPath[];
  /** The parameters that say nothing of this. */
  others: string[];
}

/** Takes `--remove mf-events`, `--redirect /events=/about` and `--gone /events/:id` from a command's parameters. */
export function takeRetirement(parameters: readonly string[]): Retirement {
  const retirement: Retirement = { removed: [], retired: [], others: [] };
  const queue = [...parameters];
  for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
    if (each === '--remove') retirement.removed.push(queue.shift() ?? '');
    else if (each === '--redirect' || each === '--gone') {
      retirement.retired.push(parseRetired(each, queue.shift() ?? ''));
    } else retirement.others.push(each);
  }
  return retirement;
}

function parseRetired(option: '--redirect' | '--gone', value: string): RetiredPath {
  const [path, to] = value.split('=');
  const { success, output } = v.safeParse(
    retiredPath,
    option === '--gone' ? { path, gone: true } : { path, to },
  );
  if (success) return output;
  throw new Error(
    `${option} ${value} names no paths of the site. Write --redirect /events=/about, --redirect /events/:id=/news/:id or --gone /events.`,
  );
}
