/** The year's tests and examinations in order, and what follows which unit test. */
export const academicYear = {
  unitTests: ['first', 'second', 'final'],
  examinations: ['first', 'second', 'final'],
  reportCardsAfterUnitTests: ['second', 'final'],
  parentTeacherMeetingsAfterUnitTests: ['first', 'second'],
} as const;
