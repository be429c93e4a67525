import { type GradeId, isFrom, type Medium } from './grades.ts';

/** The school's fees in whole rupees. */
export const fees = {
  admission: { bengali: 900, english: 1500 },
  session: { bengali: 700, english: 700 },
  tuition: { bengali: 700, english: 800 },
  computer: { bengali: 50, english: 50 },
} as const satisfies Record<string, Record<Medium, number>>;

export type Fee = keyof typeof fees;

/** The first class that pays the computer fee. */
export const computerFeeFrom: GradeId = 'class-2';

export const feesOf = (grade: GradeId): Fee[] =>
  isFrom(computerFeeFrom, grade)
    ? ['admission', 'session', 'tuition', 'computer']
    : ['admission', 'session', 'tuition'];

/** Rupees to pay on joining, and every month. */
export const joiningFee = (medium: Medium) => fees.admission[medium] + fees.session[medium];
export const monthlyFee = (medium: Medium, grade: GradeId) =>
  fees.tuition[medium] + (isFrom(computerFeeFrom, grade) ? fees.computer[medium] : 0);

/** Day of the following month by which tuition is due. */
export const tuitionDueDay = 10;

/** Rupees added when tuition comes after the due day: up to and including `untilDay`, then more. */
export const lateFees = { untilDay: 20, early: 30, late: 50 } as const;
