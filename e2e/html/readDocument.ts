import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** The page as the server sends it, parsed. */
export async function readDocument(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  return {
    status: response.status(),
    document,
    all: (selector: string) => [...document.querySelectorAll(selector)],
    texts: (selector: string) => [...document.querySelectorAll(selector)].map(textOf),
    attributes: (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name)),
  };
}

/** The words of an element, those of neighbours apart. */
function textOf(element: { outerHTML: string }): string {
  const html = element.outerHTML.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
  const decoded = new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
  return decoded.replace(/\s+/g, ' ').trim();
}
