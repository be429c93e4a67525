export const albumContent = {
  head: {
    title: '{album} Photos - Gallery | {school}',
    description: 'Photographs of {school} in the album {album}.',
    keywords: '{album}, school photos, photo album, {school}',
  },
  loadingHead: {
    title: 'Photo Album - Gallery | {school}',
    description: 'An album of photographs of {school}.',
    keywords: 'school photos, photo album, school events',
    picture: 'album.svg',
  },
  loadingTitle: 'Photo album',
  loading: 'Loading album...',
  failed: 'Error loading album',
  incomplete: 'Not all photos of this album could be loaded',
  needsScripts:
    'The photos are read from the school’s photo store by a script. Please allow JavaScript for this site to see them.',
} as const satisfies Record<string, string | Record<string, string>>;
