import { execFileSync } from 'node:child_process';

/** Every living process below `parent`; zombies, which nobody may reap in a container, are not among them. */
export function descendantsOf(parent: number | undefined, list = processList()): Entry[] {
  const children = list.filter((each) => each.parent === parent);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, list)]);
}

type Entry = ReturnType<typeof processList>[number];

function processList() {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return [...list.matchAll(/^ *(\d+) +(\d+) +[^Z\s]\S* +(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

export const living = (entries: Entry[]) =>
  processList().filter(({ pid }) => entries.some((entry) => entry.pid === pid));
