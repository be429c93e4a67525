const longestId = 200;
const unusual = /[\p{Cc}\p{Cs}]/u;

/** Whether an id from an address is worth a query: not empty, not endless, no control characters. */
export const isPossibleId = (id: string) => id.trim() !== '' && id.length <= longestId && !unusual.test(id);
