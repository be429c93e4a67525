import { execFileSync } from 'node:child_process';

export interface ProcessEntry {
  pid: number;
  parent: number;
  command: string;
}

/** Every living process; zombies, which nobody may be there to reap in a container, are not among them. */
export function processes(): ProcessEntry[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

export function childOf(parent: number, command: RegExp): number {
  const found = processes().find((entry) => entry.parent === parent && command.test(entry.command));
  if (!found) throw new Error(`Process ${parent} has no child that matches ${command}.`);
  return found.pid;
}

export function descendantsOf(parent: number, all = processes()): number[] {
  const children = all.filter((entry) => entry.parent === parent).map(({ pid }) => pid);
  return children.flatMap((child) => [child, ...descendantsOf(child, all)]);
}
