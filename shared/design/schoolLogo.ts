/**
 * The school's mark on a square of 64: a round floor, as alpona is painted on, an open book out of which a sun
 * rises with seven rays, and under it the three petals of a lotus.
 */
export const schoolLogo = {
  size: 64,
  floor: { cx: 32, cy: 32, r: 31 },
  sun: 'M20 30a12 12 0 0 1 24 0z',
  lines:
    'M46.1 24.9l4.7-1.7M42.9 19.7l3.6-3.4M37.9 16.2l2-4.6M32 15v-5M26.1 16.2l-2-4.6M21.1 19.7l-3.6-3.4M17.9 24.9l-4.7-1.7M32 33c-5-3.5-11-4-18-3.5V44c7-.5 13 0 18 3.5 5-3.5 11-4 18-3.5V29.5C43 29 37 29.5 32 33v14.5M32 59c-4-2-4-5 0-8 4 3 4 6 0 8c-6 1-11-1-12-6m12 6c6 1 11-1 12-6',
} as const;
