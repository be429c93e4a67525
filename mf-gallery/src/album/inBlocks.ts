/** Divisible by every number of columns from 1 to 6, so that only the last block ends in a short row. */
export const blockSize = 60;

/** `items` in order, in blocks of `blockSize`. */
export const inBlocks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, block) =>
    items.slice(block * blockSize, (block + 1) * blockSize),
  );
