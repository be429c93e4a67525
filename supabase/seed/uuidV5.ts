import { createHash } from 'node:crypto';

const schoolNamespace = 'e2a0b7c4-6d1f-4f52-9a38-5b7f0c1d9e64';

/** The same name gives the same id everywhere, so links to an album survive a reset (RFC 9562, version 5). */
export function uuidV5(name: string): string {
  const namespace = Buffer.from(schoolNamespace.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
