/** The school's classes, youngest first. Ages in completed years at the start and the end of the year. */
export const grades = [
  { id: 'pre-nursery', name: 'Pre Nursery', ages: [3, 4] },
  { id: 'nursery', name: 'Nursery', ages: [4, 5] },
  { id: 'kg', name: 'KG', ages: [5, 6] },
  { id: 'class-1', name: 'Class I', ages: [6, 7] },
  { id: 'class-2', name: 'Class II', ages: [7, 8] },
  { id: 'class-3', name: 'Class III', ages: [8, 9] },
  { id: 'class-4', name: 'Class IV', ages: [9, 10] },
  { id: 'class-5', name: 'Class V', ages: [10, 11] },
] as const;

export type GradeId = (typeof grades)[number]['id'];

export type Medium = 'bengali' | 'english';
