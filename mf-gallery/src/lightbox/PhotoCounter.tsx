import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useController } from 'yet-another-react-lightbox';
import { lightboxContent as content } from './content.en.ts';

interface PhotoCounterProps {
  /** Place in the album, from 1. */
  index: number;
  total: number;
  title: string;
}

const counter = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-3)',
  insetInlineStart: 'var(--space-3)',
  margin: 0,
  paddingInline: 'var(--space-4)',
  borderRadius: '10rem',
  background: 'rgb(14 16 32 / 0.6)',
  color: '#fff6e8',
  lineHeight: '3rem',
  fontVariantNumeric: 'tabular-nums',
});

/** Which photo of how many, and its announcement to screen readers. */
export function PhotoCounter({ index, total, title }: PhotoCounterProps) {
  const { containerRef } = useController();

  // The library's own live region would read out the neighbours that it loads ahead.
  useEffect(() => {
    containerRef.current?.querySelector('.yarl__carousel')?.setAttribute('aria-live', 'off');
  }, [containerRef]);

  const words: Record<string, string | number> = { index, total, title };
  return (
    <>
      <p css={counter}>{`${index} / ${total}`}</p>
      <p className="visually-hidden" role="status">
        {content.announcement.replace(/\{(\w+)\}/g, (_, key: string) => String(words[key] ?? ''))}
      </p>
    </>
  );
}
