/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. Throws where the markers are missing. */
export function betweenMarkers(document: string, name: string, content: string): string {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [document.indexOf(opening), document.indexOf(closing)];
  if (start < 0 || end < start) {
    throw new Error(
      `The document has no markers ${opening} and ${closing}. Put them where the table belongs.`,
    );
  }
  return `${document.slice(0, start + opening.length)}\n\n${content}\n\n${document.slice(end)}`;
}
