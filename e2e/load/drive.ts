import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Crowd, Figures } from './measure.ts';

const LONGEST_ANSWER_MS = 10_000;

/** Sends a crowd's requests, and tells how long each took from the moment when it was due. */
export async function drive(crowd: Crowd): Promise<Figures> {
  const { title, url, paths, headers = {}, connections, seconds, rate } = crowd;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let sent = 0;
  let errors = 0;
  const ask = async (due: number) => {
    const path = paths[sent++ % paths.length] ?? '/';
    if (!(await isAnswered(`${url}${path}`, headers, agent))) errors += 1;
    took.push(performance.now() - due);
  };

  const start = performance.now();
  if (rate === undefined) {
    const visitor = async () => {
      while (performance.now() - start < seconds * 1000) await ask(performance.now());
    };
    await Promise.all(Array.from({ length: connections }, visitor));
  } else {
    const underWay: Promise<void>[] = [];
    const interval = 1000 / rate;
    while (sent < rate * seconds) {
      const due = Math.min((performance.now() - start) / interval, rate * seconds);
      while (sent < due) underWay.push(ask(start + sent * interval));
      await sleep(1);
    }
    await Promise.all(underWay);
  }
  const elapsed = performance.now() - start;
  agent.destroy();

  took.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(took[Math.ceil(took.length * share) - 1] ?? 0);
  return {
    title,
    connections,
    seconds,
    rate,
    requests: took.length,
    perSecond: (took.length * 1000) / elapsed,
    p50: percentile(0.5),
    p99: percentile(0.99),
    slowest: percentile(1),
    errors,
  };
}

function isAnswered(address: string, headers: Record<string, string>, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request(address, { headers, agent, timeout: LONGEST_ANSWER_MS }, (answer) => {
      const { statusCode = 0 } = answer;
      answer.resume();
      answer.on('end', () => resolve(statusCode >= 200 && statusCode < 300));
      answer.on('error', () => resolve(false));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
