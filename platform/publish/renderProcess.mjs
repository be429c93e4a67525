// Renders the pages of one section, in a process of its own, so that its code changes nothing of another section's.
// Plain JavaScript: a TypeScript loader would cost every section 0.2 s. Its answers are lines on the fourth stream, as
// pages may print.
import { readFileSync, writeSync } from 'node:fs';

const { renderPageUrl, moduleUrls, pages } = JSON.parse(readFileSync(0, 'utf8'));
for (const page of pages) {
  let answer;
  try {
    const { renderPage } = await import(renderPageUrl);
    const url = moduleUrls[page.section?.routes[0].page];
    answer = { rendered: await renderPage({ ...page, ...(url ? { module: await import(url) } : {}) }) };
  } catch (error) {
    answer = { problem: error instanceof Error ? error.message : String(error) };
  }
  writeSync(3, `${JSON.stringify(answer)}\n`);
}
