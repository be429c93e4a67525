import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '../contract/pageContext.ts';

/** The configuration of this place. */
export const useSite = () => useOutletContext<PageContext>().site;
