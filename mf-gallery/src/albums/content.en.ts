export const albumsContent = {
  head: {
    title: 'Photo Gallery | {school} - School Events & Memories',
    description:
      'Photographs of {school}: festivals, sports days, classrooms and forty years of memories, in albums.',
    keywords:
      'school photo gallery, school events, sports day, cultural festival, school memories, Rupnarayanpur',
    picture: 'album.svg',
  },
  home: 'Home',
  gallery: 'Gallery',
  title: 'Photo Gallery',
  eyebrow: 'Since 1986',
  lead: 'Rain on the playground, the last lap of the relay, a first day at the gate: moments of the school year, and of all the years before.',
  loading: 'Loading gallery...',
  failed: 'Error loading gallery',
  empty: 'No photos yet',
  emptyHint: 'The first album of the school will appear here.',
  needsScripts:
    'The albums are read from the school’s photo store by a script. Please allow JavaScript for this site to see them.',
  groups: 'Groups of albums',
  searchLabel: 'Find a year or a word',
  search: 'Search',
  ungrouped: 'More albums',
  cover: 'Cover of the album {album}',
  photos: { one: '1 photo', other: '{count} photos' },
} as const satisfies Record<string, string | Record<string, string>>;
