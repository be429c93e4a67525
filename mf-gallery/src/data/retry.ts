import { ReadError } from './ReadError.ts';

const retries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Only what may pass is asked again, three times. */
export const retry = (failures: number, error: Error) =>
  failures < retries && (!(error instanceof ReadError) || error.mayPass);

/** 1, 2, 4 s, or what the server asked for if that is longer; never over 30 s. */
export function retryDelay(failures: number, error: Error) {
  const asked = error instanceof ReadError ? error.retryAfter : 0;
  return Math.min(Math.max(firstDelay * 2 ** failures, asked), longestDelay);
}
