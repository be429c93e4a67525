import type { Locale } from 'shared/contract/locales';
import { shareContent } from 'shared/share/content.en';

/** `{album}`, `{count}` and other names in braces are filled in by the components. */
export const content = {
  albums: {
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
    decades: 'Photos by decade',
    decade: '{decade}s',
    searchLabel: 'Find a year or a word',
    search: 'Search',
    ungrouped: 'More albums',
    cover: 'Cover of the album {album}',
    photos: { one: '1 photo', other: '{count} photos' },
  },
  album: {
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
  },
  search: {
    loading: 'Searching...',
    failed: 'Error searching the gallery',
    results: 'Results for “{query}”: {found}',
    albums: { one: '1 album', other: '{count} albums' },
    photos: { one: '1 photo', other: '{count} photos', some: '{shown} of {count} photos' },
    nothing: 'Nothing found for “{query}”.',
    hint: 'Try a year, such as 1992, or one word of what the picture shows, such as festival.',
    allAlbums: 'Show all albums',
    album: 'Album',
    photoIn: 'Photo in {album}',
  },
  lightbox: {
    dialog: 'Photos of the album {album}',
    /** By the library's names. */
    labels: {
      'Photo gallery': 'Photos',
      '{index} of {total}': 'Photo {index} of {total}',
      Close: 'Close',
      Previous: 'Previous',
      Next: 'Next',
      'Zoom in': 'Zoom in',
      'Zoom out': 'Zoom out',
    },
    announcement: 'Photo {index} of {total}: {title}',
    shared: '{photo} - {album}',
    credit: 'Photo: {name}',
    askRemoval: 'Ask for this photo to be removed',
    opening: 'Opening photo...',
    failed: 'This photo could not be loaded.',
    tryAgain: 'Try again',
    notOpened: 'The photo could not be opened. Please try again.',
  },
  share: shareContent,
  /** What visitors read when the backend cannot be read, and where it leaves a title open. */
  data: {
    locale: 'en' as Locale,
    unreachable: 'The school’s photo store could not be reached. Please check your connection.',
    tooSlow: 'The school’s photo store took too long to answer.',
    unreadable: 'The school’s photo store sent an answer that could not be read.',
    refused: 'The school’s photo store answered with error {status}.',
    stillTrying: 'This is taking longer than usual. Still trying.',
    changed: 'The photos changed while they were being read.',
    offline: 'You are offline',
    offlineHint: 'The photos will appear as soon as you are connected again.',
    untitled: 'Photo',
  },
};
