/** Runs one step of a command, and may tell about it. */
export type Step = <Value>(title: string, work: () => Value | Promise<Value>) => Promise<Value>;

/** Prints what was done and how long it took. */
export const step: Step = async (title, work) => {
  const started = performance.now();
  const value = await work();
  console.log(`  ✓ ${title.padEnd(44)} ${secondsSince(started)}`);
  return value;
};

export const silently: Step = async (_title, work) => work();

export const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
