import { css } from '@emotion/react';
import { heroPhotos } from 'shared/images/heroPhotos';
import { Icon } from 'shared/ui/Icon';
import { pauseIcon, playIcon } from 'shared/ui/icons';
import { Tooltip } from 'shared/ui/Tooltip';
import type { HomeContent } from './content.en.ts';
import { beside } from './heroLayout.ts';
import type { useSlideshow } from './useSlideshow.ts';

interface SlideControlsProps {
  slideshow: ReturnType<typeof useSlideshow>;
  content: HomeContent['slideshow'];
}

const controls = css({
  gridArea: 'controls',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  margin: '0 calc(var(--gutter) - 0.75rem) var(--space-2)',
  padding: 0,
  border: '1px solid transparent',
  [beside]: {
    position: 'absolute',
    zIndex: 3,
    insetBlockEnd: 'var(--space-5)',
    insetInlineStart: 'max(var(--gutter), (100vw - var(--page)) / 2)',
    margin: 0,
    padding: '0 var(--space-2)',
    borderColor: 'var(--line)',
    borderRadius: '10rem',
    background: 'rgb(23 26 51 / 0.8)',
  },
  '@media (min-width: 48rem) and (max-height: 30rem)': {
    insetInline: 'auto max(var(--gutter), (100vw - var(--page)) / 2)',
  },
  '@media print': { display: 'none' },
});

const control = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    width: '0.75rem',
    height: '0.75rem',
    border: '2px solid var(--ink)',
    borderRadius: '50%',
    transition: 'background var(--quick)',
  },
  '&:hover::before': { background: 'var(--ink)' },
  '&[aria-current]::before': { borderColor: 'var(--marigold)', background: 'var(--marigold)' },
  '@media (forced-colors: active)': {
    '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
const dot = css({ '&::before': { content: '""' } });

export function SlideControls({ slideshow, content }: SlideControlsProps) {
  const { index, setIndex, playing, toggle, hold } = slideshow;
  const { label, slide, pause, play } = content;
  const toggleName = playing ? pause : play;
  return (
    <fieldset css={controls} aria-label={label} {...hold}>
      {heroPhotos.map((photo, at) => (
        <Tooltip key={photo} text={slide(at + 1)}>
          <button
            type="button"
            css={[control, dot]}
            aria-label={slide(at + 1)}
            aria-current={at === index || undefined}
            onClick={() => setIndex(at)}
          />
        </Tooltip>
      ))}
      <Tooltip text={toggleName} align="end">
        <button type="button" css={control} aria-label={toggleName} onClick={toggle}>
          <Icon path={playing ? pauseIcon : playIcon} />
        </button>
      </Tooltip>
    </fieldset>
  );
}
