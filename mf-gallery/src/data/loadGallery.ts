import { savesData } from 'shared/images/savesData';
import type { createGallery } from './createGallery.ts';
import { fetchRows } from './fetchRows.ts';
import type { Source } from './readRows.ts';

export type Gallery = ReturnType<typeof createGallery>;

let gallery: Promise<Gallery> | undefined;

/** The client, loaded when it is first needed; after a failure, again. */
export function loadGallery({ supabase, content }: Source): Promise<Gallery> {
  gallery ??= import('./createGallery.ts').then(({ createGallery }) =>
    createGallery(supabase, { global: { fetch: fetchRows(content) } }),
  );
  gallery.catch(() => {
    gallery = undefined;
  });
  return gallery;
}

/** Loads the client beforehand, when the page is whole and the browser idle; never for who saves data. */
export function loadGalleryWhenIdle(source: Source) {
  if (savesData()) return;
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const load = () => whenIdle(() => loadGallery(source).catch(() => undefined));
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
