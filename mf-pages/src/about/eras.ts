import { school } from 'shared/school/school';
import type { PictureName } from '../blocks/pictures.ts';

interface Era {
  from: number;
  to: number;
  picture: PictureName;
  /** `to`: the last year, where it took more than one. */
  milestones: readonly { from: number; to?: number }[];
}

/** The timeline's years. What they are called and what happened is in the page's content. */
export const eras = [
  {
    from: 1986,
    to: 1995,
    picture: 'era-first-benches',
    milestones: [
      { from: school.established },
      { from: 1987 },
      { from: 1988 },
      { from: 1992 },
      { from: 1995 },
    ],
  },
  {
    from: 1996,
    to: 2004,
    picture: 'era-computers',
    milestones: [{ from: 1996 }, { from: 2000 }, { from: 2004 }],
  },
  {
    from: 2012,
    to: 2023,
    picture: 'era-building',
    milestones: [{ from: 2012 }, { from: 2016 }, { from: 2020, to: 2021 }, { from: 2023 }],
  },
  { from: 2024, to: 2025, picture: 'era-yoga', milestones: [{ from: 2024 }] },
] as const satisfies readonly Era[];

export type EraStart = (typeof eras)[number]['from'];
export type MilestoneYear = (typeof eras)[number]['milestones'][number]['from'];

/** How many there were in that year. */
export const earlyYears = { studentsIn1987: 40, computersIn1996: 4, computersAddedIn2000: 6 } as const;
