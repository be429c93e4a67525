/** `3600` -> `3,600`, with Indian grouping. */
export const formatNumber = (value: number) => value.toLocaleString('en-IN');
