import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request may wait for the only connection while PostgREST reads the schema through it. */
const LONGEST_ANSWER_MS = 20_000;

/** Whether PostgREST has read the schema and reaches the database. */
export function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const path = '/album_groups?select=id&limit=0';
    const probe = request({ socketPath, path, timeout: LONGEST_ANSWER_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    probe.on('timeout', () => probe.destroy());
    probe.on('error', () => resolve(false));
    probe.end();
  });
}

/** Asks again and again until PostgREST answers; false when it only refused for `milliseconds`. */
export async function answersWithin(milliseconds: number, socketPath: string): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (await answers(socketPath)) return true;
    await sleep(20);
  }
  return false;
}
