import type { Page } from '@playwright/test';

/** What search engines read, as the document stands now; every element of its kind in an array. */
export const readHead = (page: Page) =>
  page.evaluate(() => {
    const contents = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      titles: [...document.querySelectorAll('head title, body > title')].map(
        (title) => title.textContent ?? '',
      ),
      descriptions: contents('meta[name="description"]', 'content'),
      keywords: contents('meta[name="keywords"]', 'content'),
      canonicals: contents('link[rel="canonical"]', 'href'),
      robots: contents('meta[name="robots"]', 'content'),
    };
  });

interface StructuredData {
  '@type': string;
  name?: string;
  itemListElement?: readonly { position: number; name: string; item?: string }[];
}

/** The page's JSON-LD of one type. */
export async function readStructuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text): StructuredData => JSON.parse(text)).filter((data) => data['@type'] === type);
}
