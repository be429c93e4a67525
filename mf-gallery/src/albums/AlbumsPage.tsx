import { css } from '@emotion/react';
import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { useSite } from 'shared/site/useSite';
import { PageHeader } from 'shared/ui/PageHeader';
import { ShareButton } from 'shared/ui/ShareButton';
import { albumsPath } from '../addresses.ts';
import { albumsQuery } from '../data/albums.ts';
import { GalleryData, queryClient } from '../data/GalleryData.tsx';
import { albumsHead, useHead } from '../heads.ts';
import { AlbumList } from './AlbumList.tsx';
import { albumsContent as content } from './content.en.ts';
import { groupAlbums } from './groupAlbums.ts';

/** As many as a phone shows at first. */
const coversInSight = 2;

export const beforeHydration: BeforeHydration = async (site) => {
  const [group] = groupAlbums(await queryClient.ensureQueryData(albumsQuery(site.supabase)));
  for (const { coverImage } of group?.albums.slice(0, coversInSight) ?? []) {
    if (coverImage) preloadPicture(coverImage, 'thumbnail', site);
  }
};

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
