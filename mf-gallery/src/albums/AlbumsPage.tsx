import { css } from '@emotion/react';
import { useSite } from 'shared/site/useSite';
import { PageHeader } from 'shared/ui/PageHeader';
import { ShareButton } from 'shared/ui/ShareButton';
import { GalleryData } from '../data/GalleryData.tsx';
import { useHead } from '../head/useHead.ts';
import { AlbumList } from './AlbumList.tsx';
import { albumsHead, albumsPath } from './albumsHead.ts';
import { albumsContent as content } from './content.en.ts';

/** Lower than other pages' tops: here the photos are the page. */
const lowHeader = css({
  '--space-7': 'clamp(1.75rem, 1rem + 2.4vw, 3rem)',
  '--size-7': 'clamp(2.25rem, 1.8rem + 1.8vw, 3.25rem)',
});

/** At least a window high, so that the footer does not jump when the albums come. */
const list = css({
  maxWidth: 'calc(var(--page) + 2 * var(--gutter))',
  minHeight: '100vh',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  paddingBlockEnd: 'var(--space-8)',
});

export function AlbumsPage() {
  const site = useSite();
  useHead(albumsHead(site));

  return (
    <GalleryData>
      <div css={lowHeader}>
        <PageHeader title={content.title} eyebrow={content.eyebrow} lead={content.lead}>
          <ShareButton path={albumsPath} title={content.title} />
        </PageHeader>
      </div>
      <div css={list}>
        <AlbumList />
        <noscript>
          <p>{content.needsScripts}</p>
        </noscript>
      </div>
    </GalleryData>
  );
}
