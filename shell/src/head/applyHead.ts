import { type HeadTag, pageTagMark } from 'shared/head/headTags';
import { trustedPolicy } from '../boot/trustedPolicy.ts';

let policy: ReturnType<typeof trustedPolicy> | undefined;

/** Structured data only: what is not JSON throws, so no policy of ours makes a script of a page's data. */
function trustedData(json: string) {
  policy ??= trustedPolicy('structured-data', { createScript: (text) => JSON.stringify(JSON.parse(text)) });
  return policy.createScript(json);
}

/** Makes the page's tags in `<head>` these. A tag that is there already, prerendered or not, is left alone. */
export function applyHead(tags: readonly HeadTag[]) {
  const present = [...document.head.querySelectorAll(`[${pageTagMark}]`)];
  const wanted = tags.filter(({ tag }) => tag !== 'title').map(createElement);

  document.title = tags.find(({ tag }) => tag === 'title')?.text ?? '';
  for (const old of present) {
    if (!wanted.some((element) => element.isEqualNode(old))) old.remove();
  }
  document.head.append(...wanted.filter((element) => !present.some((old) => old.isEqualNode(element))));
}

function createElement({ tag, attributes, text }: HeadTag) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) element.textContent = trustedData(text);
  return element;
}
