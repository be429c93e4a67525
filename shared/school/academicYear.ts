/** The year's tests and examinations in order, and what follows which unit test. Source: SPEC.md section 9. */
export const academicYear = {
  unitTests: ['first', 'second', 'final'],
  examinations: ['first', 'second', 'final'],
  reportCardsAfterUnitTests: ['second', 'final'],
  parentTeacherMeetingsAfterUnitTests: ['first', 'second'],
} as const;
