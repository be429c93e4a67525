import { dispatchSiteEvent } from '../contract/events.ts';

export interface SharedPage {
  /** Canonical, absolute. */
  url: string;
  title: string;
}

/** What the share control says. `name` and what a toast tells. */
export interface ShareContent
  extends Record<ShareNetwork, Record<'name' | 'opened' | 'blocked' | 'failed', string>> {
  share: string;
  copyByHand: string;
  native: Record<'name' | 'done', string>;
  copy: Record<'name' | 'done' | 'failed', string>;
}

export type ShareNetwork = 'facebook' | 'whatsapp';

const popupFeatures = 'popup,width=600,height=400';

const addresses: Record<ShareNetwork, (page: SharedPage) => string> = {
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  whatsapp: ({ url, title }) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
};

/** Opens the network's share window, or copies the link. Resolves to `false` when not even that worked. */
export async function shareInPopup(
  network: ShareNetwork,
  page: SharedPage,
  content: ShareContent,
): Promise<boolean> {
  const messages = content[network];
  try {
    // With `noopener` in the features `open` returns null, as if it were blocked: cut the opener afterwards.
    const popup = window.open(addresses[network](page), '_blank', popupFeatures);
    if (!popup) return copyLink(page.url, messages.blocked, content);
    popup.opener = null;
    showToast(messages.opened);
    return true;
  } catch (error) {
    console.warn(`The share window of ${messages.name} could not be opened.`, error);
    return copyLink(page.url, messages.failed, content);
  }
}

export const canShareNatively = () => typeof navigator.share === 'function';

export const copyPage = ({ url }: SharedPage, content: ShareContent) =>
  copyLink(url, content.copy.done, content);

/** The system's own share sheet; where it fails the link is copied. Resolves to `false` when neither worked. */
export async function shareNatively(page: SharedPage, content: ShareContent): Promise<boolean> {
  try {
    await navigator.share(page);
    showToast(content.native.done);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The share sheet could not be opened.', error);
    return copyPage(page, content);
  }
}

async function copyLink(url: string, message: string, content: ShareContent): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(message);
    return true;
  } catch (error) {
    console.warn('The link could not be copied.', error);
    showToast(content.copy.failed);
    return false;
  }
}

const showToast = (message: string) => dispatchSiteEvent('site:toast', { message });
