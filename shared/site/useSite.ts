import { useOutletContext } from 'shared/router';
import type { PageContext } from '../contract/pageContext.ts';

/** The configuration of this place. */
export const useSite = () => useOutletContext<PageContext>().site;
