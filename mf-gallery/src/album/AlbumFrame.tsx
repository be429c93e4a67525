import { css } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';
import { localeOf } from 'shared/locale/localeOf';
import { useNavigate } from 'shared/router';
import { Breadcrumb } from 'shared/ui/Breadcrumb';
import { ShareButton } from 'shared/ui/ShareButton';
import { albumPath, albumsPath } from '../addresses.ts';
import type { Album } from '../data/albums.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { LoadingText } from '../QueryNotice.tsx';

interface AlbumFrameProps {
  /** Absent until it has been read. */
  album?: Album | undefined;
  children: ReactNode;
}

/** At least a window high, so that the footer does not jump when the photos come. */
const frame = css({ minHeight: '100vh', paddingBlock: 'var(--space-5) var(--space-8)' });

/** The page's column: only the photos go wide. */
const header = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  maxWidth: 'calc(var(--page) + 2 * var(--gutter))',
  marginInline: 'auto',
  marginBlockEnd: 'var(--space-5)',
  paddingInline: 'var(--gutter)',
  h1: { margin: 0, fontSize: 'var(--size-6)' },
});

const words = css({
  maxWidth: 'var(--measure)',
  margin: 0,
  color: 'var(--ink-soft)',
  fontSize: 'var(--size-4)',
});

/** Breadcrumb, name and description of an album, around its photos. */
export function AlbumFrame({ album, children }: AlbumFrameProps) {
  const { album: content, albums, data, share } = useGalleryContent();
  const name = album?.name ?? content.loadingTitle;
  const description = album?.description;
  return (
    <div css={frame}>
      <div css={header}>
        <Breadcrumb trail={[{ name: albums.gallery, to: albumsPath }]} current={name} />
        <h1 lang={localeOf(name, data.locale)}>{name}</h1>
        {description && (
          <p css={words} lang={localeOf(description, data.locale)}>
            {description}
          </p>
        )}
        {album && <ShareButton path={albumPath(album.id)} title={name} content={share} />}
      </div>
      {children}
      <noscript>
        <p css={header}>{content.needsScripts}</p>
      </noscript>
    </div>
  );
}

/** Sends the visitor to the list; Back does not lead here again. */
export function ToGallery() {
  const { album: content } = useGalleryContent();
  const navigate = useNavigate();
  useEffect(() => {
    navigate(albumsPath, { replace: true });
  }, [navigate]);

  return (
    <AlbumFrame>
      <LoadingText>{content.loading}</LoadingText>
    </AlbumFrame>
  );
}
