import { useOutletContext } from 'react-router-dom';
import type { SiteConfig } from '../contract/siteConfig.ts';

/** The configuration of this place, handed down by the shell's layout. */
export const useSite = () => useOutletContext<SiteConfig>();
