import { css } from '@emotion/react';
import { Picture } from 'shared/images/Picture';
import { savesData } from 'shared/images/savesData';
import { useLocale } from 'shared/locale/LocaleContext';
import { localeOf } from 'shared/locale/localeOf';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Card } from 'shared/ui/Card';
import { albumPath, albumsPath, photoSearch } from '../addresses.ts';
import { useSearch, wordsOf } from '../data/search.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { QueryNotice } from '../QueryNotice.tsx';
import { yearsOf } from '../years.ts';
import { Marked } from './Marked.tsx';

const summary = css({ margin: 'var(--space-6) 0 var(--space-5)', fontSize: 'var(--size-4)' });

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: 'var(--space-5)',
  margin: '0 0 var(--space-6)',
  padding: 0,
  listStyle: 'none',
});

const card = css({
  flexDirection: 'row',
  height: '100%',
  fontSize: 'var(--size-2)',
  img: { flex: 'none', width: '7.5rem', height: 'auto', objectFit: 'cover' },
  p: { margin: 'var(--space-1) 0 0', color: 'var(--ink-soft)' },
  h2: { margin: 0, fontSize: 'var(--size-4)' },
  mark: { background: 'var(--marigold-tint)', color: 'inherit' },
});

/** The albums and photos that a search finds. */
export function SearchResults({ query, decade }: { query: string; decade: number | undefined }) {
  const { search: content, albums } = useGalleryContent();
  const { locale, format } = useLocale();
  const words = decade ? yearsOf(decade) : wordsOf(query);
  const search = useSearch({ words, isAny: decade !== undefined });
  const { found = [], total = 0 } = search.data ?? {};
  const albumCount = found.filter(({ id, album_id }) => id === album_id).length;
  const photoCount = total - albumCount;
  const counted = ({ one, other }: { one: string; other: string }, count: number) =>
    count === 1 ? one : other.replace('{count}', format.number(count));
  const photos =
    total > found.length
      ? content.photos.some.replace('{shown}', format.number(found.length - albumCount))
      : content.photos.other;
  const parts = [
    albumCount > 0 && counted(content.albums, albumCount),
    photoCount > 0 && counted({ ...content.photos, other: photos }, photoCount),
  ].filter(Boolean);
  const result = (total > 0 ? content.results : content.nothing)
    .replace('{found}', parts.join(', '))
    .replace('{query}', () => (decade ? albums.decade.replace('{decade}', format.digits(decade)) : query));
  return (
    <>
      <p css={summary} role="status">
        {search.data && result}
      </p>
      {search.data?.total === 0 && <p>{content.hint}</p>}
      {!search.data && <QueryNotice query={search} loading={content.loading} failed={content.failed} />}
      <ul css={list}>
        {found.map(({ id, album_id: album, title, description, image_url, albumName }) => (
          <li key={id}>
            <Card
              css={card}
              level={2}
              to={albumPath(album) + (id === album ? '' : photoSearch(id))}
              title={<Marked text={title} words={words} />}
              media={
                image_url && (
                  <Picture
                    image={image_url}
                    preset="thumbnail"
                    savesData={savesData()}
                    alt=""
                    loading="lazy"
                  />
                )
              }
            >
              <p>{id === album ? content.album : content.photoIn.replace('{album}', () => albumName)}</p>
              {description && (
                <p lang={localeOf(description, locale)}>
                  <Marked text={description} words={words} />
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {search.data && (
        <ButtonLink to={albumsPath} variant="secondary">
          {content.allAlbums}
        </ButtonLink>
      )}
    </>
  );
}
