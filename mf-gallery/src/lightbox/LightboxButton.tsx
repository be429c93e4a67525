import { css } from '@emotion/react';
import { Icon } from 'shared/ui/Icon';
import { Tooltip } from 'shared/ui/Tooltip';
import { useController, useLoseFocus } from 'yet-another-react-lightbox';

interface LightboxButtonProps {
  label: string;
  icon: string;
  onClick: () => void;
  /** Out of sight and reach; the focus goes to the lightbox. */
  disabled?: boolean;
  tooltip?: { side?: 'above' | 'below'; align?: 'centre' | 'start' | 'end' };
  className?: string;
}

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'rgb(14 16 32 / 0.6)',
  color: '#fff6e8',
  fontSize: 'var(--size-4)',
  cursor: 'pointer',
  '&:hover': { background: '#fff6e8', color: '#171a33' },
  '&:disabled': { visibility: 'hidden' },
});

/** A round control over a photo, with its name as a tooltip. */
export function LightboxButton({ label, icon, onClick, disabled, tooltip, className }: LightboxButtonProps) {
  const focusKeeper = useLoseFocus(useController().focus, disabled);
  return (
    <Tooltip text={label} {...tooltip} {...(className && { className })}>
      <button
        type="button"
        css={button}
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
        {...focusKeeper}
      >
        <Icon path={icon} />
      </button>
    </Tooltip>
  );
}
