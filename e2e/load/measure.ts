import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Crowd {
  title: string;
  url: string;
  /** Asked for in turn. */
  paths: string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  /** Requests a second, at even distances, whether or not earlier ones were answered; as fast as it goes by default. */
  rate?: number;
}

export interface Figures {
  title: string;
  connections: number;
  seconds: number;
  rate: number | undefined;
  requests: number;
  perSecond: number;
  /** Milliseconds from the moment when a request was due, the wait for a free connection included. */
  p50: number;
  p99: number;
  slowest: number;
  /** Answers other than 2xx, broken connections and time-outs. */
  errors: number;
}

/** Lets a crowd loose in a process of its own. */
export async function measure(crowd: Crowd): Promise<Figures> {
  const child = fork(join(import.meta.dirname, 'crowdProcess.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.send(crowd);
  const [figures] = await Promise.race([once(child, 'message'), ended]);
  await ended;
  if (typeof figures !== 'object') throw new Error(`${crowd.title}: the crowd's process ended early.`);
  return figures;
}
