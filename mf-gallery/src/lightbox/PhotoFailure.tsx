import { css } from '@emotion/react';
import { Button } from 'shared/ui/Button';
import { lightboxContent as content } from './content.en.ts';

const failure = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-large)',
  color: '#fff6e8',
  textAlign: 'center',
  p: { margin: 0 },
});

/** Says that a photo did not load, in its place. */
export function PhotoFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div css={failure} role="alert" data-tone="indigo">
      <p>{content.failed}</p>
      <Button onClick={onRetry}>{content.tryAgain}</Button>
    </div>
  );
}
