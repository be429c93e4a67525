import { css } from '@emotion/react';
import { useController, useNavigationState } from 'yet-another-react-lightbox';
import { lightboxContent as content } from './content.en.ts';
import { nextIcon, previousIcon } from './icons.ts';
import { LightboxButton } from './LightboxButton.tsx';

const atSide = { position: 'absolute', insetBlockStart: 'calc(50% - 1.5rem)' } as const;
const atStart = css({ ...atSide, insetInlineStart: 'var(--space-3)' });
const atEnd = css({ ...atSide, insetInlineEnd: 'var(--space-3)' });

export function PreviousButton() {
  const { prev } = useController();
  const { prevDisabled } = useNavigationState();
  return (
    <LightboxButton
      css={atStart}
      label={content.previous}
      icon={previousIcon}
      onClick={prev}
      disabled={prevDisabled}
      tooltip={{ align: 'start' }}
    />
  );
}

export function NextButton() {
  const { next } = useController();
  const { nextDisabled } = useNavigationState();
  return (
    <LightboxButton
      css={atEnd}
      label={content.next}
      icon={nextIcon}
      onClick={next}
      disabled={nextDisabled}
      tooltip={{ align: 'end' }}
    />
  );
}
