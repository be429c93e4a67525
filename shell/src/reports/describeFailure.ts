/** A version's files: `/_sections/mf-gallery/0a1b2c3d4e5f/static/js/...`, at whatever origin. */
const versionFile = /\/_sections\/([\w-]+)\/(\w+)\//;

/** The owner whose file comes first in a stack or an address; undefined where no file of ours does. */
export function ownerIn(text: string): { section: string; version: string } | undefined {
  const [, section, version] = versionFile.exec(text) ?? [];
  return section && version ? { section, version } : undefined;
}

/** Whose messages the browser writes: data stands in quotation marks there. Any other message may hold a visitor's words. */
const browserErrors = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError'];

/** `#418` of React, `#RUNTIME-008` of Module Federation. */
const code = /#(?:[A-Z]+-)?\d+/;

/** Of whatever brackets and quotation marks enclose, a message may hold any data; of a property's name it may not. */
const data = /[[{].*[\]}]|(?<!\b(?:reading|setting) )(["'`“]).*?(?:\1|”)/gs;
const addressOrNumber = /(?<![^\s(])[^\s()]*[\p{N}@/\\?=&%][^\s()]*/gu;
const maxLength = 300;

/** What may leave the browser of what was thrown: no address, no number, no data, and not much. */
export function describeFailure(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const { name, message } = thrown;
  const text = browserErrors.includes(name)
    ? `${name}: ${message.replace(data, '(data)').replace(addressOrNumber, '(removed)')}`
    : `${/^\w*/.exec(name)} ${code.exec(message) ?? ''}`.trim();
  return text.slice(0, maxLength);
}
