import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * The value, taken over in a transition: what it brings is rendered in slices between which taps are answered. What a
 * query brings is rendered in one piece otherwise. With `useDeferredValue` in its place, what a deferred value within
 * puts off would be rendered with the rest.
 */
export function useTransitioned<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useLayoutEffect(() => startTransition(() => show(value)), [value]);
  return shown;
}
