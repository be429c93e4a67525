/** Order in which the sites take their turns: there and back again (ABBA), so that a drift hits all alike. */
export function interleaved<Name>(names: readonly Name[], rounds: number): Name[] {
  return Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? names : names.toReversed())).flat();
}
