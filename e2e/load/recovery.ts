import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadedBackend } from './withBackend.ts';

const EVERY_MS = 20;
const GIVE_UP_MS = 20_000;

export interface Recovery {
  title: string;
  /** Milliseconds to the first answer after the last failure, from the kill; undefined when none came. */
  afterKill: number | undefined;
  /** The same from the moment when the database itself was back. */
  afterRestart: number | undefined;
  failures: number;
}

interface Answer {
  at: number;
  good: boolean;
}

/** Asks for `path` 50 times a second, ends the database by force, and waits until a second has passed without failure. */
export async function recovery(
  title: string,
  backend: LoadedBackend,
  path: string,
  headers: Record<string, string>,
): Promise<Recovery> {
  const answers: Answer[] = [];
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const good = await fetch(backend.url + path, { headers, signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.arrayBuffer().then(() => response.ok),
      () => false,
    );
    answers.push({ at: performance.now(), good });
  };
  const askOnce = () => {
    const asked = ask().finally(() => underWay.delete(asked));
    underWay.add(asked);
  };
  const timer = setInterval(askOnce, EVERY_MS);
  await sleep(500);
  const killedAt = performance.now();
  process.kill(await backend.databasePid(), 'SIGKILL');
  while (performance.now() - killedAt < GIVE_UP_MS) {
    await sleep(100);
    const back = backAt(answers);
    if (back !== undefined && performance.now() - back > 1_000) break;
  }
  clearInterval(timer);
  await Promise.all(underWay);
  const since = (moment: number | undefined) => {
    const back = backAt(answers);
    return back === undefined || moment === undefined ? undefined : Math.round(back - moment);
  };
  return {
    title,
    afterKill: since(killedAt),
    afterRestart: since(backend.databaseRestartedAt()),
    failures: answers.filter(({ good }) => !good).length,
  };
}

/** When the first answer after the last failure came; undefined while nothing has failed. */
function backAt(answers: readonly Answer[]): number | undefined {
  const lastFailure = answers.findLast(({ good }) => !good)?.at;
  return lastFailure === undefined ? undefined : answers.find(({ at, good }) => good && at > lastFailure)?.at;
}
