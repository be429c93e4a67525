import { type ComponentType, memo, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SectionInBrowser } from 'shared/contract/release';
import { trustedPolicy } from '../boot/trustedPolicy.ts';
import { type PageRegistry, pageId } from './pageRegistry.ts';

interface PageSlotProps {
  section: SectionInBrowser;
  page: string;
  registry: PageRegistry;
}

/** The place of a section's page. Until its module is loaded, the prerendered page stays as it is. */
export const PageSlot = memo(function PageSlot({ section, page, registry }: PageSlotProps) {
  const id = pageId(section, page);
  const read = () => registry.get(id)?.[page] as ComponentType | undefined;
  const Page = useSyncExternalStore(registry.subscribe, read, read);

  const isLive = Page !== undefined;
  useLayoutEffect(() => {
    if (isLive) performance.mark('page-alive', { detail: id });
  }, [isLive, id]);

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

let preserved: string | undefined;

/** The prerendered page's own markup. It is read once, so the policy lets nothing in that was not there already. */
function preservedPage(): string {
  if (preserved === undefined) {
    const markup = document.querySelector('main > [data-boundary]')?.innerHTML ?? '';
    preserved = trustedPolicy('preserved-page', { createHTML: (html) => html }).createHTML(markup);
  }
  return preserved;
}
