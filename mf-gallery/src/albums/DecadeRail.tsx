import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Link } from 'shared/router';
import { albumsPath } from '../addresses.ts';
import type { Album } from '../data/albums.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { decadeSearch } from '../years.ts';

const rail = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  paddingBlockStart: 'var(--space-4)',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: 'var(--space-4)',
    border: '1px solid var(--line)',
    borderRadius: '10rem',
    background: 'var(--paper-raised)',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    '&:hover': { borderColor: 'currentColor' },
  },
  '@media print': { display: 'none' },
});

/** One tap to the photos of a decade, of those that have any. */
export function DecadeRail({ albums }: { albums: readonly Album[] }) {
  const { albums: content } = useGalleryContent();
  const { format } = useLocale();
  const decades = [...new Set(albums.flatMap((album) => album.decades))].sort((a, b) => a - b);
  if (decades.length === 0) return null;
  return (
    <nav css={rail} aria-label={content.decades}>
      {decades.map((decade) => (
        <Link key={decade} to={{ pathname: albumsPath, search: decadeSearch(decade) }}>
          {content.decade.replace('{decade}', format.digits(decade))}
        </Link>
      ))}
    </nav>
  );
}
