import type { Place } from '../place/place.ts';

/** What a command works with. */
export interface Office {
  place: Place;
  print: (line: string) => void;
}
