const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `'2025-01'` -> `January 2025`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}
