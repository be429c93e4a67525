/** The school's classes, youngest first. Ages in completed years at the start and the end of the year. */
export const grades = [
  { id: 'pre-nursery', ages: [3, 4] },
  { id: 'nursery', ages: [4, 5] },
  { id: 'kg', ages: [5, 6] },
  { id: 'class-1', ages: [6, 7] },
  { id: 'class-2', ages: [7, 8] },
  { id: 'class-3', ages: [8, 9] },
  { id: 'class-4', ages: [9, 10] },
  { id: 'class-5', ages: [10, 11] },
] as const;

export type GradeId = (typeof grades)[number]['id'];

export type Medium = 'bengali' | 'english';
