import { createContext } from 'react';

/**
 * Route path of the page that is shown: `/gallery/:albumId`. Undefined on the 404 page, whose one prerendered file
 * answers for every address and so marks no link.
 */
export const CurrentPath = createContext<string | undefined>(undefined);
