import { useEffect } from 'react';
import { useController } from 'yet-another-react-lightbox';
import { photoName } from '../album/photoName.ts';
import type { Photo } from '../data/photo.ts';
import { lightboxContent as content } from './content.en.ts';

interface SlideAnnouncementProps {
  photo: Photo | undefined;
  /** Place in the album, from 1. */
  number: number;
  total: number;
}

/** Tells screen readers which photo has come. */
export function SlideAnnouncement({ photo, number, total }: SlideAnnouncementProps) {
  const { containerRef } = useController();

  // The library's own live region would read out the neighbours that it loads ahead.
  useEffect(() => {
    containerRef.current?.querySelector('.yarl__carousel')?.setAttribute('aria-live', 'off');
  }, [containerRef]);

  const words: Record<string, string> = {
    index: String(number),
    total: String(total),
    title: photo ? photoName(photo) : '',
  };
  return (
    <p className="visually-hidden" role="status">
      {content.announcement.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')}
    </p>
  );
}
