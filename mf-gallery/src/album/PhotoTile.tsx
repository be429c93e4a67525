import { css } from '@emotion/react';
import { memo } from 'react';
import { Picture } from 'shared/images/Picture';
import { savesData } from 'shared/images/savesData';
import { useLocale } from 'shared/locale/LocaleContext';
import { localeOf } from 'shared/locale/localeOf';
import { Link } from 'shared/router';
import { openedFromAlbum, photoSearch, tileId } from '../addresses.ts';
import type { Photo } from '../data/photos.ts';
import { loadLightbox } from '../lightbox/LightboxSlot.tsx';
import { yearsText } from '../years.ts';

interface PhotoTileProps {
  photo: Photo;
  /** Loads the picture at once. */
  isEager: boolean;
}

/** Where a photo cannot be pointed at, and on paper. */
export const titlesBelow = '@media (hover: none), print';

const tile = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-sunken)',
  color: 'inherit',
  textDecoration: 'none',
  [titlesBelow]: { overflow: 'visible' },
  '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'inset 0 0 0 5px var(--paper)' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '4px solid var(--focus)',
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 3px var(--paper)',
  },
  '&:focus-visible [data-caption], &:hover [data-caption]': { opacity: 1 },
  '@media (hover: hover)': { '&:hover img': { scale: '1.04' } },
});

const picture = css({
  width: '100%',
  height: '100%',
  borderRadius: 'var(--radius)',
  objectFit: 'cover',
  color: 'var(--ink)',
  fontSize: 'var(--size-2)',
  transition: 'scale var(--gentle) var(--ease)',
});

/** A strip over the foot of the photo that is pointed at, or the title below each. */
const caption = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: 'var(--space-2) var(--space-3)',
  background: 'rgb(10 10 24 / 0.85)',
  color: '#fff6e8',
  fontSize: 'var(--size-1)',
  lineHeight: 1.4,
  opacity: 0,
  transition: 'opacity var(--quick)',
  '& > *': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
  },
  small: { whiteSpace: 'nowrap', opacity: 0.85 },
  strong: { font: '400 var(--size-3) / 1.3 var(--font-display)', WebkitLineClamp: 2 },
  [titlesBelow]: {
    inset: '100% 0 auto',
    padding: 'var(--space-1) 0 0',
    background: 'none',
    color: 'inherit',
    opacity: 1,
    'strong + *': { display: 'none' },
  },
});

/** A photo in the grid: opens the lightbox, which is loaded as soon as someone is about to. */
export const PhotoTile = memo(function PhotoTile({ photo, isEager }: PhotoTileProps) {
  const intent = () => void loadLightbox().catch(() => undefined);
  const { locale, format } = useLocale();
  const { id, title, description, years } = photo;
  const year = years && yearsText(years, format);
  return (
    <Link
      css={[tile, photo.colour && { backgroundColor: photo.colour }]}
      id={tileId(id)}
      aria-describedby={description && `${tileId(id)}-words`}
      lang={localeOf(title, locale)}
      to={{ search: photoSearch(id) }}
      state={openedFromAlbum}
      preventScrollReset
      onPointerEnter={intent}
      onPointerDown={intent}
      onFocus={intent}
    >
      <Picture
        css={picture}
        image={photo.url}
        preset="grid"
        savesData={savesData()}
        alt={title}
        loading={isEager ? 'eager' : 'lazy'}
      />
      <span css={caption} data-caption="" aria-hidden="true">
        <strong>
          {title} {year && !title.includes(year) && <small>{year}</small>}
        </strong>
        {description && <span id={`${tileId(id)}-words`}>{description}</span>}
      </span>
    </Link>
  );
});
