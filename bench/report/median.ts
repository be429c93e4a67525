/** The middle of what was measured; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing was measured, so there is no median.');
  return middle;
}

/** Median of each figure over several measurements; a figure that was not always there counts where it was. */
export function medians<Figures extends object>(measured: readonly Figures[]): Record<string, number> {
  const lists = new Map<string, number[]>();
  for (const figures of measured) {
    for (const [name, value] of Object.entries(figures)) {
      if (typeof value === 'number') lists.set(name, [...(lists.get(name) ?? []), value]);
    }
  }
  return Object.fromEntries([...lists].map(([name, values]) => [name, median(values)]));
}
