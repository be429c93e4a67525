import { type ComponentType, memo, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SectionInBrowser } from 'shared/contract/release';
import { type PageRegistry, pageId } from './pageRegistry.ts';
import { preservedPage } from './preservedPage.ts';

interface PageSlotProps {
  section: SectionInBrowser;
  page: string;
  registry: PageRegistry;
}

/** Where a section's page stands. Until its module is there, the prerendered page stays as it is. */
export const PageSlot = memo(function PageSlot({ section, page, registry }: PageSlotProps) {
  const id = pageId(section, page);
  const read = () => registry.get(id)?.[page] as ComponentType | undefined;
  const Page = useSyncExternalStore(registry.subscribe, read, read);

  const isAlive = Page !== undefined;
  useLayoutEffect(() => {
    if (isAlive) performance.mark('page-alive', { detail: id });
  }, [isAlive, id]);

  if (!Page) {
    return (
      <div
        key="preserved"
        data-boundary={section.name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: preservedPage() }}
      />
    );
  }
  return (
    <div key="live" data-boundary={section.name}>
      <Page />
    </div>
  );
});
