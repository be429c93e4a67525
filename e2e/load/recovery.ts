import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;
const GIVE_UP_MS = 20_000;

export interface Recovery {
  title: string;
  /** From the moment of the kill to the first answer after the last failure; undefined when none came. */
  milliseconds: number | undefined;
  failures: number;
}

/** Asks for `url` 50 times a second, ends the process `pid` by force, and waits until a second has passed without failure. */
export async function recovery(
  title: string,
  url: string,
  headers: Record<string, string>,
  pid: number,
): Promise<Recovery> {
  const answers: { at: number; good: boolean }[] = [];
  const underWay = new Set<Promise<void>>();
  const ask = async () => {
    const good = await fetch(url, { headers, signal: AbortSignal.timeout(5_000) }).then(
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
  process.kill(pid, 'SIGKILL');
  let back: number | undefined;
  while (performance.now() - killedAt < GIVE_UP_MS) {
    await sleep(100);
    const lastFailure = answers.findLast(({ good }) => !good)?.at ?? killedAt;
    back = answers.find(({ at, good }) => good && at > lastFailure)?.at;
    if (back !== undefined && answers.some(({ good }) => !good) && performance.now() - back > 1_000) break;
  }
  clearInterval(timer);
  await Promise.all(underWay);
  return {
    title,
    milliseconds: back === undefined ? undefined : Math.round(back - killedAt),
    failures: answers.filter(({ good }) => !good).length,
  };
}
