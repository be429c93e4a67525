import { school } from 'shared/school/school';
import type { PictureName } from '../blocks/pictures.ts';

interface Era {
  from: number;
  to: number;
  picture: PictureName;
  /** `2020-21` where it took more than a year. */
  milestones: readonly (number | `${number}-${number}`)[];
}

/** The timeline's years. What they are called and what happened is in the page's content. */
export const eras = [
  {
    from: 1986,
    to: 1995,
    picture: 'era-first-benches',
    milestones: [school.established, 1987, 1988, 1992, 1995],
  },
  { from: 1996, to: 2004, picture: 'era-computers', milestones: [1996, 2000, 2004] },
  { from: 2012, to: 2023, picture: 'era-building', milestones: [2012, 2016, '2020-21', 2023] },
  { from: 2024, to: 2025, picture: 'era-yoga', milestones: [2024] },
] as const satisfies readonly Era[];

export type EraStart = (typeof eras)[number]['from'];
export type Milestone = (typeof eras)[number]['milestones'][number];

/** How many there were in that year. */
export const earlyYears = { studentsIn1987: 40, computersIn1996: 4, computersAddedIn2000: 6 } as const;
