/** The school's classes, youngest first. Ages in completed years at the start and the end of the year. */
export const grades = [
  { id: 'pre-nursery', slug: 'pre-nursery', ages: [3, 4] },
  { id: 'nursery', slug: 'nursery', ages: [4, 5] },
  { id: 'kg', slug: 'kg', ages: [5, 6] },
  { id: 'class-1', slug: 'i', ages: [6, 7] },
  { id: 'class-2', slug: 'ii', ages: [7, 8] },
  { id: 'class-3', slug: 'iii', ages: [8, 9] },
  { id: 'class-4', slug: 'iv', ages: [9, 10] },
  { id: 'class-5', slug: 'v', ages: [10, 11] },
] as const;

export type GradeId = (typeof grades)[number]['id'];

export const media = ['bengali', 'english'] as const;

export type Medium = (typeof media)[number];

const position = (grade: GradeId) => grades.findIndex(({ id }) => id === grade);

/** Whether a class is the given one or a higher one. */
export const isFrom = (first: GradeId, grade: GradeId) => position(first) <= position(grade);
