/** `1986` and `1995` -> `1986-1995`. */
export const formatEra = (from: number, to: number) => `${from}-${to}`;

/** `2020` and `2021` -> `2020-21`; a single year as it is. */
export const formatYears = (from: number, to?: number) =>
  to ? `${from}-${String(to).slice(-2)}` : `${from}`;
