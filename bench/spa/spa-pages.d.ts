/** Written by `buildSpa.ts` before each build. */
declare module 'spa-pages' {
  import type { PageModule } from 'shared/contract/page';
  import type { SectionInBrowser } from 'shared/contract/release';

  export const sections: readonly SectionInBrowser[];
  /** By section and page: `mf-pages/HomePage_en`. */
  export const pages: Readonly<Record<string, () => Promise<PageModule>>>;
}
