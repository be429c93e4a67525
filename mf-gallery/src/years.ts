import type { Format } from 'shared/locale/createFormat';

/** The years that a photo shows, approximately. */
export interface Years {
  from: number;
  to: number;
}

/** `1986`, `1986–1991`, in the digits of the locale. */
export const yearsText = ({ from, to }: Years, format: Format) =>
  format.digits(from === to ? from : `${from}–${to}`);

/** 1986 -> 1980 */
const decadeOf = (year: number) => year - (year % 10);

/** `1990` of `?decade=1990`. */
export function decadeInSearch(search: string) {
  const decade = Number(new URLSearchParams(search).get('decade'));
  return decade > 1900 && decade < 2100 && decade === decadeOf(decade) ? decade : undefined;
}

/** The query of the list's address that shows a decade. */
export const decadeSearch = (decade: number) => `?${new URLSearchParams({ decade: String(decade) })}`;

export const yearsOf = (decade: number) => Array.from({ length: 10 }, (_, index) => String(decade + index));
