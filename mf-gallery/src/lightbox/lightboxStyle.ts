import { css } from '@emotion/react';
import libraryStyle from 'yet-another-react-lightbox/styles.css?raw';

/** A phone held sideways, or a page enlarged to 400 %: the photo has the whole height, its words lie over its foot. */
export const flatWindow = '@media (max-height: 30rem) and (orientation: landscape)';

/** Class of a lightbox whose visitor has tapped the words away, in a flat window. */
export const withoutWords = 'without-words';

/**
 * The library's own style and ours over it, for emotion's `Global`: rules inserted by CSSOM need no style sheet
 * of a section's origin in the page's policy.
 */
export const lightboxStyle = [
  libraryStyle,
  css({
    '.yarl__root': {
      '--yarl__color_backdrop': '#0e1020',
      '--yarl__toolbar_padding': 'var(--space-3)',
      '--focus': '#ffd894',
    },
    '.yarl__container:focus-visible': { outline: 'none' },
    '.yarl__toolbar': { alignItems: 'center', gap: 'var(--space-2)' },
    '.yarl__slide': { flexDirection: 'column', paddingBlockStart: '4.5rem' },
    '.yarl__slide_wrapper': { flex: '1 1 auto', minHeight: 0, height: 'auto', containerType: 'size' },
    '.yarl__slide_wrapper_interactive': { zIndex: 1 },
    [flatWindow]: { '.yarl__slide': { padding: 0 } },
  }),
];
