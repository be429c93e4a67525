import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useLocale } from 'shared/locale/LocaleContext';
import { useController } from 'yet-another-react-lightbox';
import { useGalleryContent } from '../GalleryContent.ts';

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
  const { lightbox: content } = useGalleryContent();
  const { format } = useLocale();
  const { containerRef } = useController();

  // The library's own live region would read out the neighbours that it loads ahead.
  useEffect(() => {
    containerRef.current?.querySelector('.yarl__carousel')?.setAttribute('aria-live', 'off');
  }, [containerRef]);

  const [place, all] = [format.number(index), format.number(total)];
  const words: Record<string, string> = { index: place, total: all, title };
  return (
    <>
      <p css={counter}>{`${place} / ${all}`}</p>
      <p className="visually-hidden" role="status">
        {content.announcement.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')}
      </p>
    </>
  );
}
