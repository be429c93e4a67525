import { css } from '@emotion/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { localeOf } from 'shared/locale/localeOf';
import { Link, useLocation } from 'shared/router';
import { hashTarget } from 'shared/site/hashTarget';
import { Notice } from 'shared/ui/Notice';
import { type Album, useAlbums } from '../data/albums.ts';
import { useShownData } from '../data/useShownData.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { QueryNotice } from '../QueryNotice.tsx';
import { AlbumGroupSection } from './AlbumGroupSection.tsx';
import { DecadeRail } from './DecadeRail.tsx';
import { groupAlbums, groupId } from './groupAlbums.ts';

const jumps = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'var(--space-5)',
  paddingBlockStart: 'var(--space-4)',
  a: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  '@media print': { display: 'none' },
});

/** The albums under the headings of their groups. */
export function AlbumList() {
  const { albums: content } = useGalleryContent();
  const query = useAlbums();
  const { shown, rises } = useShownData(query.data);

  if (!shown) {
    return <QueryNotice query={query} loading={content.loading} failed={content.failed} />;
  }
  if (shown.length === 0) {
    return (
      <Notice kind="empty" title={content.empty}>
        <p>{content.emptyHint}</p>
      </Notice>
    );
  }
  return <AlbumGroups albums={shown} rises={rises} />;
}

/**
 * On a first visit the first group comes at once, the others in slices between which React handles taps. On return
 * all come at once, so that the page is as high as it was.
 */
function AlbumGroups({ albums, rises }: { albums: readonly Album[]; rises: boolean }) {
  const { albums: content, data } = useGalleryContent();
  const groups = useMemo(() => groupAlbums(albums, data.locale), [albums, data.locale]);
  const shown = useDeferredValue(groups, rises ? groups.slice(0, 1) : groups);
  const { hash } = useLocation();
  const isWhole = shown === groups;

  // Whoever comes by the address of a group; on return the page is where it was.
  useEffect(() => {
    if (isWhole && rises) hashTarget(hash)?.scrollIntoView();
  }, [isWhole, rises, hash]);

  return (
    <>
      <DecadeRail albums={albums} />
      {groups.length > 1 && (
        <nav css={jumps} aria-label={content.groups}>
          {groups.map(({ key, name }) => (
            <Link
              key={groupId(key)}
              lang={name && localeOf(name, data.locale)}
              to={{ hash: groupId(key) }}
              onClick={() => document.getElementById(groupId(key))?.focus()}
            >
              {name ?? content.ungrouped}
            </Link>
          ))}
        </nav>
      )}
      {shown.map((group, index) => (
        <AlbumGroupSection key={group.key ?? ''} group={group} rises={rises} isFirst={index === 0} />
      ))}
    </>
  );
}
