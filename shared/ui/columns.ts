import { css } from '@emotion/react';

/**
 * A grid of one column, and of others from a width of the window on or on paper:
 * `columns({ '40rem': '1fr 1fr', print: 'repeat(4, 1fr)' })`.
 */
export const columns = (templates: Readonly<Record<string, string>>, gap = 'var(--space-5)') =>
  css([
    { display: 'grid', gap },
    Object.entries(templates).map(([from, gridTemplateColumns]) => ({
      [from === 'print' ? '@media print' : `@media (min-width: ${from})`]: { gridTemplateColumns },
    })),
  ]);
