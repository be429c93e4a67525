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
      '--yarl__color_button': '#fff6e8',
      '--yarl__color_button_active': '#fff6e8',
      '--yarl__button_background_color': 'rgb(14 16 32 / 0.6)',
      '--yarl__button_filter': 'none',
      '--yarl__button_padding': 0,
      '--focus': '#ffd894',
    },
    '.yarl__button': {
      display: 'grid',
      placeItems: 'center',
      width: '3rem',
      height: '3rem',
      borderRadius: '50%',
      fontSize: 'var(--size-4)',
      '&:focus-visible': { outline: '3px solid var(--focus)' },
      '@media (hover: hover)': {
        '&:hover': { '--yarl__color_button_active': '#171a33', background: '#fff6e8' },
      },
    },
    '.yarl__navigation_prev, .yarl__navigation_next': {
      insetBlockStart: 'calc(50% - 1.5rem)',
      margin: '0 var(--space-3)',
      padding: 0,
      transform: 'none',
      '&:disabled': { visibility: 'hidden' },
      // On phones beside the words: over the photo they would lie on faces.
      '@media (max-width: 767px) and (orientation: portrait)': { insetBlock: 'auto var(--space-3)' },
    },
    '.yarl__container:focus-visible': { outline: 'none' },
    '.yarl__toolbar': { alignItems: 'center', gap: 'var(--space-2)' },
    '.yarl__slide': { flexDirection: 'column', paddingBlockStart: '4.5rem' },
    '.yarl__slide_wrapper': { flex: '1 1 auto', minHeight: 0, height: 'auto', containerType: 'size' },
    '.yarl__slide_wrapper_interactive': { zIndex: 1 },
    [flatWindow]: { '.yarl__slide': { padding: 0 } },
  }),
];
