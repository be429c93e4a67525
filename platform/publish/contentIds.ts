import { createHash } from 'node:crypto';

const digest = (algorithm: string, ...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(algorithm)).digest('hex');

/** The id that git gives to a file's content. */
export const blobId = (content: string | Uint8Array) =>
  digest('sha1', `blob ${Buffer.byteLength(content)}\0`, content);

/** Names a set of files by their paths and ids. */
export const idOf = (files: Iterable<readonly [path: string, id: string]>) =>
  digest('sha256', JSON.stringify([...files].sort(([one], [other]) => (one < other ? -1 : 1)))).slice(0, 20);

/** Versions among the files of a commit whose folders are not what their names say. */
export function alteredVersions(files: ReadonlyMap<string, string>): string[] {
  const versions = new Map<string, [string, string][]>();
  for (const [path, id] of files) {
    const { kind, version, file } = versionOf(path);
    if (version) versions.set(version, [...(versions.get(version) ?? []), [`${kind}/${file}`, id]]);
  }
  return [...versions].filter(([name, list]) => !name.endsWith(`/${idOf(list)}`)).map(([name]) => name);
}

/** `public/_sections/mf-one/1a2b/one.js` is of version `mf-one/1a2b`. */
export function versionOf(path: string) {
  const [, kind, version, file] = /^(node|public\/_sections)\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
  return { kind, version, file };
}
