/** A version's files: `/_sections/mf-gallery/0a1b2c3d4e5f/static/js/...`, at whatever origin. */
const versionFile = /\/_sections\/([\w-]+)\/(\w+)\//;

/** The owner whose file comes first in a stack or an address; undefined where no file of ours does. */
export function ownerIn(text: string): { section: string; version: string } | undefined {
  const [, section, version] = versionFile.exec(text) ?? [];
  return section && version ? { section, version } : undefined;
}

const address = /\b(?:https?|blob|data):\S+/g;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const longest = 300;

/** What may leave the browser of a message: no address, no id, and not much. */
export const withoutIdentifiers = (message: string) =>
  message.replace(address, '(address)').replace(uuid, '(id)').slice(0, longest);
