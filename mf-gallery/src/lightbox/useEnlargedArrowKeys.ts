import { useEffect, useRef } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';

/** While a photo is enlarged the library's arrow keys move it; with these refs they lead on, as they do otherwise. */
export function useEnlargedArrowKeys() {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (!isArrow || !zoom.current || zoom.current.zoom <= zoom.current.minZoom) return;
      event.stopPropagation();
      if (event.key === 'ArrowLeft') controller.current?.prev();
      else controller.current?.next();
    };
    document.addEventListener('keydown', lead, true);
    return () => document.removeEventListener('keydown', lead, true);
  }, []);
  return { controller, zoom };
}
