/** `1500` -> `₹1,500`, with Indian grouping. */
export const formatRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`;
