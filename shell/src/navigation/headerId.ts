/** The document waits with its first paint for the whole header: a menu that is half there moves when the rest comes. */
export const headerId = 'site-header';
