import type { Medium } from './grades.ts';

/** The school's fees in whole rupees. */
export const fees = {
  admission: { bengali: 900, english: 1500 },
  session: { bengali: 700, english: 700 },
  tuition: { bengali: 700, english: 800 },
  computer: { bengali: 50, english: 50 },
} as const satisfies Record<string, Record<Medium, number>>;

/** Day of the following month by which tuition is due. */
export const tuitionDueDay = 10;

/** Rupees added when tuition comes after the due day: up to and including `untilDay`, then more. */
export const lateFees = { untilDay: 20, early: 30, late: 50 } as const;
