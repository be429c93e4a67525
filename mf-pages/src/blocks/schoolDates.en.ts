export const schoolDates: SchoolDatesContent = {
  title: 'School calendar',
  closedToday: (name) => `Closed today: ${name}`,
  closedUntil: (name, day) => `Closed until ${day}: ${name}`,
  today: (name) => `Today: ${name}`,
  next: (name, days) => `Next: ${name}, ${days}`,
};

/** What the calendar says of a day. `days` and `day` are dates: `15 August`, `19-24 October`. */
export interface SchoolDatesContent {
  title: string;
  closedToday: (name: string) => string;
  closedUntil: (name: string, day: string) => string;
  today: (name: string) => string;
  next: (name: string, days: string) => string;
}
