import { formatNumber } from './formatNumber.ts';

/** `1500` -> `₹1,500`. */
export const formatRupees = (rupees: number) => `₹${formatNumber(rupees)}`;
