import { dispatchSiteEvent } from '../contract/events.ts';
import { shareContent } from './content.en.ts';
import { copyLink } from './copyLink.ts';

export interface SharedPage {
  /** Canonical, absolute. */
  url: string;
  title: string;
}

export type ShareNetwork = 'facebook' | 'whatsapp';

const popupFeatures = 'popup,width=600,height=400';

const addresses: Record<ShareNetwork, (page: SharedPage) => string> = {
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  whatsapp: ({ url, title }) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
};

/** Opens the network's share window, or copies the link. Resolves to `false` when not even that worked. */
export async function shareInPopup(network: ShareNetwork, page: SharedPage): Promise<boolean> {
  const messages = shareContent[network];
  try {
    // With `noopener` in the features the answer is null, as if it were blocked: cut the opener afterwards.
    const popup = window.open(addresses[network](page), '_blank', popupFeatures);
    if (!popup) return copyLink(page.url, messages.blocked);
    popup.opener = null;
    dispatchSiteEvent('site:toast', { message: messages.opened });
    return true;
  } catch (error) {
    console.warn(`The share window of ${messages.name} could not be opened.`, error);
    return copyLink(page.url, messages.failed);
  }
}
