import { type ComponentType, memo, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RouteInBrowser, SectionInBrowser } from 'shared/contract/release';
import { trustedPolicy } from '../boot/trustedPolicy.ts';
import { useShellLocale } from '../locale/ShellLocale.ts';
import { type PageRegistry, pageId } from './pageRegistry.ts';
import { pageLocales } from './siteRoutes.ts';

interface PageSlotProps {
  section: SectionInBrowser;
  route: RouteInBrowser;
  registry: PageRegistry;
}

/** The place of a section's page. Until its module is loaded, the prerendered page stays as it is. */
export const PageSlot = memo(function PageSlot({ section, route, registry }: PageSlotProps) {
  const { locale, content } = useShellLocale();
  const { page } = route;
  const id = pageId(section, page);
  const read = () => registry.get(id)?.[page] as ComponentType | undefined;
  const Page = useSyncExternalStore(registry.subscribe, read, read);

  const isLive = Page !== undefined;
  useLayoutEffect(() => {
    if (isLive) performance.mark('page-alive', { detail: id });
  }, [isLive, id]);

  const own = pageLocales(locale, route).locale;
  const slot = { 'data-boundary': section.name, lang: own === content.common.locale ? undefined : own };
  return (
    <>
      {own !== locale && <p className="untranslated">{content.untranslated}</p>}
      {Page ? (
        <div key="live" {...slot}>
          <Page />
        </div>
      ) : (
        <div
          key="preserved"
          {...slot}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: preservedPage() }}
        />
      )}
    </>
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
