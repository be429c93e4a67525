import type { ShareContent } from './share.ts';

export const shareContent: ShareContent = {
  share: 'Share',
  copyByHand: 'Copy this address:',
  facebook: {
    name: 'Facebook',
    opened: 'Opening Facebook...',
    blocked: 'Link copied! Paste to share on Facebook.',
    failed: 'Could not open Facebook. Link copied instead.',
  },
  whatsapp: {
    name: 'WhatsApp',
    opened: 'Opening WhatsApp...',
    blocked: 'Link copied! Paste in WhatsApp to share.',
    failed: 'Could not open WhatsApp. Link copied instead.',
  },
  native: { name: 'Share via...', done: 'Shared successfully!' },
  copy: { name: 'Copy link', done: 'Link copied to clipboard!', failed: 'Failed to copy link' },
};
