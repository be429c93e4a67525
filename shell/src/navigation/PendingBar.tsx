import { css, keyframes } from '@emotion/react';
import { useNavigation } from 'react-router-dom';

const appear = keyframes({ from: { visibility: 'hidden' } });
const run = keyframes({ from: { transform: 'scaleX(0)' } });

/** It lies on the header's border, so nothing moves; quick navigations end before it appears. */
const line = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 3,
  background: 'var(--marigold)',
  transformOrigin: 'left',
  animation: `${appear} 300ms step-end, ${run} 8s var(--ease)`,
});

export const PendingBar = () => useNavigation().state !== 'idle' && <div css={line} data-pending="" />;
