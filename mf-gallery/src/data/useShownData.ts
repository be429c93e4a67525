import { startTransition, useLayoutEffect, useState } from 'react';
import { useHydrated } from 'shared/ui/useHydrated';

/**
 * A query's data as the page shows it: not while the prerendered page is hydrated, and then in a transition, which
 * React renders in slices between which it handles taps. `rises` is false where the data was there before the page.
 * With `useDeferredValue` instead, what a deferred value further down puts off would be rendered with the rest.
 */
export function useShownData<Data>(data: Data | undefined) {
  const available = useHydrated() ? data : undefined;
  const [shown, show] = useState(available);
  const [rises] = useState(available === undefined);
  useLayoutEffect(() => startTransition(() => show(available)), [available]);
  return { shown, rises };
}
