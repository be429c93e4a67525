import { css } from '@emotion/react';

/** A grid of one column, and of these from a width of the window on: `columns('1fr 1fr')`. */
export const columns = (template: string, from = '60rem') =>
  css({
    display: 'grid',
    gap: 'var(--space-6) var(--space-7)',
    [`@media (min-width: ${from})`]: { gridTemplateColumns: template },
  });
