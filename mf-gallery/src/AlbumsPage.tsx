import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { useLocation } from 'shared/router';
import { useSite } from 'shared/site/useSite';
import { PageHeader } from 'shared/ui/PageHeader';
import { ShareButton } from 'shared/ui/ShareButton';
import { useHydrated } from 'shared/ui/useHydrated';

import { albumsPath, queryInSearch } from './addresses.ts';
import { AlbumList } from './albums/AlbumList.tsx';
import { groupAlbums } from './albums/groupAlbums.ts';
import { albumsQuery } from './data/albums.ts';
import { GalleryData, queryClient } from './data/GalleryData.tsx';
import type { GalleryContent } from './GalleryContent.ts';
import { albumsHead, useHead } from './heads.ts';
import { SearchForm } from './search/SearchForm.tsx';
import { decadeInSearch } from './years.ts';

const SearchResults = lazy(async () => {
  const { SearchResults } = await import('./search/SearchResults.tsx');
  return { default: SearchResults };
});

/** As many as a phone shows at first. */
const coversInSight = 2;

export const beforeHydration: BeforeHydration<GalleryContent> = async (site, { data }) => {
  if (queryInSearch(location.search) || decadeInSearch(location.search)) return;
  const albums = await queryClient.ensureQueryData(albumsQuery({ supabase: site.supabase, content: data }));
  const [group] = groupAlbums(albums, data.locale);
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

export function AlbumsPage({ content: all }: { content: GalleryContent }) {
  const content = all.albums;
  const site = useSite();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const query = isHydrated ? queryInSearch(search) : '';
  const decade = isHydrated && !query ? decadeInSearch(search) : undefined;
  useHead(albumsHead(all, site));

  return (
    <GalleryData content={all}>
      <div css={lowHeader}>
        <PageHeader title={content.title} eyebrow={content.eyebrow} lead={content.lead}>
          <SearchForm query={query} />
          <ShareButton path={albumsPath} title={content.title} content={all.share} />
        </PageHeader>
      </div>
      <div css={list}>
        {query || decade ? (
          <Suspense>
            <SearchResults query={query} decade={decade} />
          </Suspense>
        ) : (
          <AlbumList />
        )}
        <noscript>
          <p>{content.needsScripts}</p>
        </noscript>
      </div>
    </GalleryData>
  );
}
