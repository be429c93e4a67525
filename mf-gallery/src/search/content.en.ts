export const searchContent = {
  loading: 'Searching...',
  failed: 'Error searching the gallery',
  results: 'Results for “{query}”: {shown} of {count}',
  nothing: 'Nothing found for “{query}”.',
  hint: 'Try a year, such as 1992, or one word of what the picture shows, such as festival.',
  allAlbums: 'Show all albums',
  album: 'Album',
  photoIn: 'Photo in {album}',
} as const satisfies Record<string, string>;
