import { css } from '@emotion/react';
import { localeOf } from 'shared/locale/localeOf';
import { Reveal } from 'shared/ui/Reveal';
import { useGalleryContent } from '../GalleryContent.ts';
import { AlbumCard } from './AlbumCard.tsx';
import { type AlbumGroup, groupId } from './groupAlbums.ts';

interface AlbumGroupSectionProps {
  group: AlbumGroup;
  /** The cards rise in one by one: on a first visit, not on return. */
  rises: boolean;
  /** The first group's covers are loaded at once. */
  isFirst: boolean;
}

/** Between cards. */
const staggerMs = 100;

const section = css({ paddingBlockStart: 'var(--space-7)' });

const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-5)',
  marginBlockEnd: 'var(--space-6)',
  '&::after': {
    content: '""',
    flex: 1,
    minWidth: 0,
    height: '1.5rem',
    background: 'var(--alpona)',
    mask: 'var(--alpona-vine) left center / auto 100% repeat-x',
  },
});

const grid = css({
  display: 'grid',
  gap: 'var(--space-7) clamp(1.5rem, 3vw, 3.5rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '@media (min-width: 40rem) and (max-width: 63.99rem)': {
    '& > *': { gridColumn: 'span 3' },
    // Where two in a row would leave one over, the last three stand in a row.
    '& > :nth-of-type(odd):nth-last-of-type(3), & > :nth-of-type(odd):nth-last-of-type(3) ~ *': {
      gridColumn: 'span 2',
    },
  },
  '@media (min-width: 64rem)': {
    '& > *': { gridColumn: 'span 2' },
    // What three in a row leave over, one or two, are wide cards: see AlbumCard.
    '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):last-of-type': {
      gridColumn: 'span 3',
    },
    '& > :nth-of-type(3n + 1):last-of-type': { gridColumn: 'span 6' },
  },
  '& > *': { containerType: 'inline-size' },
});

export function AlbumGroupSection({ group, rises, isFirst }: AlbumGroupSectionProps) {
  const { albums: content, data } = useGalleryContent();
  const { key, name, albums } = group;
  const headingId = groupId(key);
  return (
    <section css={section} aria-labelledby={headingId}>
      <h2 css={heading} id={headingId} tabIndex={-1} lang={name && localeOf(name, data.locale)}>
        {name ?? content.ungrouped}
      </h2>
      <Reveal as="ul" css={grid} stagger={staggerMs} still={!rises}>
        {albums.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} isEager={isFirst} />
          </li>
        ))}
      </Reveal>
    </section>
  );
}
