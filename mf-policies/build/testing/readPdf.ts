import { getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type StructureNode = Awaited<ReturnType<Page['getStructTree']>>;
type TextItems = Awaited<ReturnType<Page['getTextContent']>>['items'];

/** What a reader sees in a PDF, for tests. */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  const contents = await Promise.all(
    pages.map((page) => page.getTextContent({ includeMarkedContent: true })),
  );
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return {
    text: contents.map(({ items }) => taggedText(items)).join(' '),
    wordsOfPage: contents.map(({ items }) => taggedText(items).trim().split(' ').length),
    roles: trees.flatMap(rolesOf),
    links: annotations.flatMap(({ url }): string[] => (url ? [url] : [])),
    internalLinks: annotations.filter(({ dest }) => dest).length,
    destinations: Object.keys(await pdf.getDestinations()),
    outline: (await pdf.getOutline()).map(({ title, items }) => ({
      title,
      items: items.map((item) => item.title),
    })),
    metadata: (await pdf.getMetadata()).info,
    preferences: await pdf.getViewerPreferences(),
    marked: (await pdf.getMarkInfo())?.Marked,
  };
}

/** The text outside artifacts, in the order of the content. */
function taggedText(items: TextItems): string {
  const artifacts: boolean[] = [];
  let text = '';
  for (const item of items) {
    if ('str' in item) {
      if (artifacts.includes(true)) continue;
      text += item.str;
      if (item.hasEOL && !/\S-$/.test(text)) text += ' ';
    } else if (item.type === 'endMarkedContent') {
      artifacts.pop();
      text += ' ';
    } else artifacts.push('tag' in item && item.tag === 'Artifact');
  }
  return text.replace(/\s+/g, ' ');
}

const rolesOf = ({ role, children }: StructureNode): string[] => [
  role,
  ...children.flatMap((child) => ('role' in child ? rolesOf(child) : [])),
];
