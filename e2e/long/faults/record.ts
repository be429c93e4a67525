import { test } from '@playwright/test';

/** One line of docs/faults.md. Times in milliseconds; absent where there is none to tell. */
export interface FaultResult {
  row: string;
  section: string;
  /** Until the notice, on the page reached by navigation. */
  notice?: number;
  /** From Try again, or from the healing, until the page is there. */
  recovery?: number;
}

export const annotationType = 'fault';

/** Tells the reporter what a test has shown. */
export function record(result: FaultResult) {
  test.info().annotations.push({ type: annotationType, description: JSON.stringify(result) });
}
