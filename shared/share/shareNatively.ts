import { dispatchSiteEvent } from '../contract/events.ts';
import { shareContent } from './content.en.ts';
import { copyLink } from './copyLink.ts';
import type { SharedPage } from './shareInPopup.ts';

export const canShareNatively = () => typeof navigator.share === 'function';

/** The system's own share sheet; without one the link is copied. Resolves to `false` when neither worked. */
export async function shareNatively(page: SharedPage): Promise<boolean> {
  if (!canShareNatively()) return copyLink(page.url, shareContent.copy.done);
  try {
    await navigator.share(page);
    dispatchSiteEvent('site:toast', { message: shareContent.native.done });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The share sheet could not be opened.', error);
    return copyLink(page.url, shareContent.copy.done);
  }
}
