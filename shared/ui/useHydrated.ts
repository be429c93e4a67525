import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** `false` on the server and while the prerendered page is hydrated, `true` from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
