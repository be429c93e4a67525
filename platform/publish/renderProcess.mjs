// Renders the pages of one section, in a process of its own, so that its code changes nothing of another section's.
// Plain JavaScript: a TypeScript loader would cost every section 0.2 s.
import { register } from 'node:module';

process.once('message', async ({ singletons, renderPageUrl, moduleUrls, pages }) => {
  register('./singletonHooks.mjs', { parentURL: import.meta.url, data: singletons });
  for (const page of pages) {
    try {
      const { renderPage } = await import(renderPageUrl);
      const url = moduleUrls[page.section?.routes[0].page];
      process.send({
        rendered: await renderPage({ ...page, ...(url ? { module: await import(url) } : {}) }),
      });
    } catch (error) {
      process.send({ problem: error instanceof Error ? error.message : String(error) });
    }
  }
});
