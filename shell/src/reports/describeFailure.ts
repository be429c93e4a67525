/** A version's files: `/_sections/mf-gallery/0a1b2c3d4e5f/static/js/...`, at whatever origin. */
const versionFile = /\/_sections\/([\w-]+)\/(\w+)\//;

/** The owner whose file comes first in a stack or an address; undefined where no file of ours does. */
export function ownerIn(text: string): { section: string; version: string } | undefined {
  const [, section, version] = versionFile.exec(text) ?? [];
  return section && version ? { section, version } : undefined;
}

/** Of whatever brackets and quotation marks enclose, a message may hold any data; of a property's name it may not. */
const data = /[[{].*[\]}]|(?<!\b(?:reading|setting) )(["'`“]).*?(?:\1|”)/gs;
/** React's error code is a number that names no visitor: "Minified React error #418". */
const addressOrNumber = /(?<![^\s(])(?<!React error )[^\s()]*[\p{N}@/\\?=&%][^\s()]*/gu;
const maxLength = 300;

/** What may leave the browser of a message: no address, no number, no data, and not much. */
export const withoutIdentifiers = (message: string) =>
  message.replace(data, '(data)').replace(addressOrNumber, '(removed)').slice(0, maxLength);
