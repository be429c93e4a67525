/** What the calendar says of a day. `days` and `day` are dates: `15 August`, `19-24 October`. */
export const schoolDates = {
  title: 'School calendar',
  closedToday: (name: string) => `Closed today: ${name}`,
  closedUntil: (name: string, day: string) => `Closed until ${day}: ${name}`,
  today: (name: string) => `Today: ${name}`,
  next: (name: string, days: string) => `Next: ${name}, ${days}`,
};

export type SchoolDatesContent = typeof schoolDates;
