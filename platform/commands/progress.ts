/** Runs one step of a command and says what was done and how long it took. */
export async function step<Value>(title: string, work: () => Value | Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  console.log(`  ✓ ${title.padEnd(44)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return value;
}
