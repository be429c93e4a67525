import { dispatchSiteEvent } from '../contract/events.ts';
import { shareContent } from './content.en.ts';

/** Copies `url` and says `message`, or says that copying failed. Resolves to whether it was copied. */
export async function copyLink(url: string, message: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    dispatchSiteEvent('site:toast', { message });
    return true;
  } catch (error) {
    console.warn('The link could not be copied.', error);
    dispatchSiteEvent('site:toast', { message: shareContent.copy.failed });
    return false;
  }
}
