/** Runs what was put before it, newest first, and ends the process, on the first signal. */
export function cleanUpOnSignal() {
  const tasks: (() => unknown)[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    for (const task of tasks) await task();
  };
  const run = () => {
    running ??= runAll();
    return running;
  };
  const stop = async () => {
    console.log('\nStopping ...');
    await run();
    process.exit(0);
  };
  /** For what fails after the start, when nobody waits for a result. */
  const fail = async ({ message }: Error) => {
    console.error(`\n${message}`);
    await run();
    process.exit(1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { run, fail, before: (task: () => unknown) => tasks.unshift(task) };
}
