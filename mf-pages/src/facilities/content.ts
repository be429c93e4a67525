export interface FacilitiesContent {
  statistics: { title: string; items: readonly Statistic[] };
  overview: { title: string; paragraphs: readonly string[]; pictureAlt: string };
  groups: readonly Group[];
  outdoor: { title: string; lead: string; unit: (squareFeet: string) => string; areas: readonly Area[] };
}

export interface Statistic {
  value: string;
  label: string;
}

export interface Group {
  title: string;
  lead: string;
  icon: 'academic' | 'utilities' | 'safety';
  items: readonly Facility[];
}

export interface Facility {
  /** What there is, in figures where it has them. */
  name: string;
  text: string;
}

export interface Area {
  name: string;
  squareFeet: number;
  text: string;
}
