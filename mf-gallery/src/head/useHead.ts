import { useEffect } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageHead } from 'shared/contract/page';

/** Gives the shell this page's head, once it is known. */
export function useHead(head: PageHead | undefined) {
  const value = head && JSON.stringify(head);
  useEffect(() => {
    if (value) dispatchSiteEvent('site:head', JSON.parse(value));
  }, [value]);
}
