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
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { run, before: (task: () => unknown) => tasks.unshift(task) };
}
