/** What visitors read when the backend cannot be read, and where it leaves a title open. */
export const dataContent = {
  unreachable: 'The school’s photo store could not be reached. Please check your connection.',
  tooSlow: 'The school’s photo store took too long to answer.',
  unreadable: 'The school’s photo store sent an answer that could not be read.',
  refused: 'The school’s photo store answered with error {status}.',
  stillTrying: 'This is taking longer than usual. Still trying.',
  changed: 'The photos changed while they were being read.',
  offline: 'You are offline',
  offlineHint: 'The photos will appear as soon as you are connected again.',
  untitled: 'Photo',
} as const satisfies Record<string, string>;
